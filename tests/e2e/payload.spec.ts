import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../setup/browser';

/** JS + CSS before hydration on a content page, in bytes of brotli 11. */
const BUDGET = 100_000;

for (const route of [
  '/About',
  '/TrendSoft/WhoWeServe',
  '/TrendSoft/oursolutions/CyberSecurity',
  '/TrendSoft/oursolutions/DocumentAccessibility/PDFUA',
  '/TrendSoft/oursolutions/WebAccess-DigitalAccessibility',
]) {
  test(`${route} needs at most 100 kB of script and style before it is hydrated`, async ({
    page,
  }) => {
    const files = new Set<string>();
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType())) {
        files.add(new URL(request.url()).pathname);
      }
    });
    await page.goto(route);
    await hydrated(page);
    const sizes = [...files].map((file) => ({
      file,
      bytes: brotliCompressSync(readFileSync(`build${file}`)).length,
    }));
    const total = sizes.reduce((sum, {bytes}) => sum + bytes, 0);
    expect(total, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(BUDGET);
    expect(total).toBeGreaterThan(0);
  });
}

const OWN_WORDS = {forms: '/googleSheet-contact-form', Swiper: 'swiper-wrapper'};

/** Which of the heavy parts stand in the scripts that a page asks for until it is quiet. */
async function heavyPartsOf(page: Page, route: string): Promise<string[]> {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.add(new URL(request.url()).pathname);
  });
  await page.goto(route);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const scripts = [...files].map((file) => readFileSync(`build${file}`, 'utf8')).join('');
  return Object.entries(OWN_WORDS).flatMap(([part, word]) =>
    scripts.includes(word) ? [part] : [],
  );
}

test('Swiper and the forms stay out of pages that do not show them', async ({page}) => {
  expect(await heavyPartsOf(page, '/About')).toEqual([]);
});

test('the contact page brings the forms, and no Swiper', async ({page}) => {
  expect(await heavyPartsOf(page, '/TrendSoft/ContactUs')).toEqual(['forms']);
});
