import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
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

test('Swiper and the forms stay out of pages that do not show them', async ({page}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/About');
  await hydrated(page);
  expect(files.filter((file) => /swiper|form/i.test(file))).toEqual([]);
});
