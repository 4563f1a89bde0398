/** Navigation in another language, between languages, and to missing pages. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {
  axeViolations,
  expect,
  hydrated,
  open,
  testInOneWindow as test,
} from '../setup/localised-site';
import {holdRequests} from '../setup/browser';
import {fileOf, FOOTER_PAGE, pageWith, PLAIN_PAGE, ROUTES, tabsOf} from '../setup/routes';
import {fillContact} from '../setup/fill-in';
import {fieldsOf, type Form} from '@trendsoft/forms-service/validate';
import {FORMS} from '../../src/forms/tables';
import {TRANSLATED_PAGES} from '../../src/locales';
import {readFrontMatter} from '../../src/mdx/front-matter';
import spanish from '../../i18n/es/code.json';

test.use({expectedMessages: /status of 404/});

const TABS = pageWith('Tabs');

function spanishTitleOf(route: string): string {
  const file = `i18n/es/${TRANSLATED_PAGES}/${fileOf(route)}`;
  return String(readFrontMatter(readFileSync(file, 'utf8')).values['title']);
}

test('links stay in the language, and the switch leads to the same page in English', async ({
  page,
}) => {
  await open(page, '/es/TrendSoft/Career');
  await page.evaluate(() => Object.assign(window, {stayed: true}));
  await page.locator(`footer a[href="/es${FOOTER_PAGE}"]`).click();
  await expect(page).toHaveURL(`/es${FOOTER_PAGE}`);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`\\| ${spanishTitleOf(FOOTER_PAGE)}`));
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  // The language switch follows the current page.
  const english = page.locator('footer').getByRole('link', {name: 'English'});
  await expect(english).toHaveAttribute('href', FOOTER_PAGE);
  await english.click();
  await expect(page).toHaveURL(FOOTER_PAGE);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('h1')).toHaveText(/^[\x20-\x7e’]+$/);
});

for (const isHydrated of [true, false]) {
  const state = isHydrated ? 'after' : 'before';
  test(`${state} hydration, the switch keeps the query and the open tab`, async ({page}) => {
    if (!isHydrated) await holdRequests(page, /\/es\/assets\/js\/(?!boot)/);
    await page.goto(`/es${TABS}?from=mail#${tabsOf(TABS)[0]}`);
    if (isHydrated) await hydrated(page);
    const [, second] = await page.locator('main a[data-awaits-script]').all();
    const hash = (await second?.getAttribute('href')) ?? '';
    if (isHydrated) await second?.click();
    else await page.evaluate((anchor) => location.assign(anchor), hash);
    await expect(page.locator(hash)).toBeVisible();
    // With the keyboard, which sends no event of the pointer.
    await page.locator('footer').getByRole('link', {name: 'English'}).press('Enter');
    await expect(page).toHaveURL(`${TABS}?from=mail${hash}`);
    await expect(page.locator(hash)).toBeVisible();
  });
}

/** Runs in the page. Adds the notice of an untranslated page, in a language written from right to left, and finds what covers it. */
function coverOfNotice(): string[] {
  const notice = document.createElement('p');
  notice.className = 'UntranslatedNotice_notice';
  notice.dir = 'rtl';
  const text = notice.appendChild(document.createElement('span'));
  text.append('لم تترجم هذه الصفحة بعد. أنت تقرؤها بالإنجليزية.');
  document.querySelector('main')?.prepend(notice);
  const range = document.createRange();
  range.selectNodeContents(text);
  const {left, right, top, height} = range.getBoundingClientRect();
  return [left + 1, (left + right) / 2, right - 1].flatMap((x) => {
    const found = document.elementFromPoint(x, top + height / 2);
    return found === text ? [] : [found?.className ?? 'nothing'];
  });
}

test('the drawing does not cover the notice of an untranslated page', async ({page}) => {
  await open(page, PLAIN_PAGE);
  expect(await page.evaluate(coverOfNotice)).toEqual([]);
});

test('after hydration, the 404 page is in the language of its address', async ({page}) => {
  await open(page, '/es/TrendSoft/Courses');
  await expect(page.locator('h1')).toHaveText(spanish['NotFound.heading'].message);
});

/** Runs in the page. Changes a form as a password manager does, so that React re-creates it. */
function addIcons(): void {
  for (const field of document.querySelectorAll('main form[method=post] :is(input, textarea)')) {
    field.before(document.createElement('span'));
  }
}

test.describe('during hydration of a page that an extension has changed', () => {
  test.use({expectedMessages: /onRecoverableError/});

  /** Opens the Spanish page of a form before hydration, with the focus in its first text field. */
  async function openUnhydrated(page: Page, form: Form) {
    const [name = ''] = fieldsOf(form).find(([, {control}]) => control === 'text') ?? [];
    const release = await holdRequests(page, /\/assets\/js\/(?!boot)/);
    await page.goto(`/es${form.page}`);
    await page.evaluate(addIcons);
    const field = page.locator(`main form[method=post] [name=${name}]`);
    await field.focus();
    return {field, release};
  }

  const isHydrated = (page: Page) =>
    page.evaluate(() => document.documentElement.dataset['hasHydrated'] === 'true');

  for (const form of FORMS) {
    test(`typing into the Spanish ${form.name} form loses and doubles no letter`, async ({
      page,
    }) => {
      const {field, release} = await openUnhydrated(page, form);
      release();
      let typed = '';
      const typeOne = async () => {
        await page.keyboard.type('abc'[typed.length % 3]!);
        typed += 'abc'[typed.length % 3]!;
      };
      while (!(await isHydrated(page))) await typeOne();
      await typeOne();
      await expect(field).toHaveValue(typed);
      await expect(field).toBeFocused();
    });

    test(`a word that is composed in the Spanish ${form.name} form is finished first`, async ({
      page,
    }) => {
      const {field, release} = await openUnhydrated(page, form);
      const client = await page.context().newCDPSession(page);
      const compose = (text: string) => {
        const caret = {selectionStart: text.length, selectionEnd: text.length};
        return client.send('Input.imeSetComposition', {text, ...caret});
      };
      await compose('に');
      const loaded = page.waitForResponse(/\/assets\/js\/main\./);
      release();
      await (await loaded).finished();
      await compose('にほ');
      await compose('にほん');
      expect(await isHydrated(page)).toBe(false);
      await client.send('Input.insertText', {text: '日本'});
      await hydrated(page);
      await expect(field).toHaveValue('日本');
      await expect(field).toBeFocused();
      await compose('ご');
      await client.send('Input.insertText', {text: '語'});
      await expect(field).toHaveValue('日本語');
    });
  }
});

test('a form submits the same values in every language', async ({page}) => {
  await open(page, '/es/TrendSoft/ContactUs');
  await fillContact(page);
  const sent = page.waitForRequest(/\/contact-form$/);
  await page.locator('main form button[type=submit]').click();
  // In JSON, or in a part of its own if the form has a file field.
  expect((await sent).postData()).toMatch(/"enquiries"(?::"|\s+)Web Accessibility["\r]/);
});

const seen = new Set<string>();
/** The pages with a block that no page before them has; `npm run i18n -- check` compares the structure of all pages. */
const PAGES = ROUTES.filter((route) => {
  const text = readFileSync(`pages/${fileOf(route)}`, 'utf8');
  const added = [...text.matchAll(/<([A-Z]\w+)/g)].filter(([, block = '']) => !seen.has(block));
  for (const [, block = ''] of added) seen.add(block);
  return added.length > 0;
});

test('axe finds no violations in any block in Spanish', {tag: '@slow'}, async ({page}) => {
  test.slow();
  for (const route of PAGES) {
    await open(page, `/es${route}`);
    expect.soft(await axeViolations(page), route).toEqual([]);
  }
});
