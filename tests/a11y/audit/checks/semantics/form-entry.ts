/** Fills in and sends a form of the site, whichever it is, as a visitor would. */
import type {Locator, Page} from '@playwright/test';

/** Longer than a busy machine takes to show an answer; in ms. */
const PATIENCE = 5000;

/** Right answers, by what a field asks for. */
const ANSWERS: Readonly<Record<string, string>> = {
  name: 'Asha Rao',
  email: 'asha.rao@example.com',
  'tel-national': '9876543210',
  organization: 'Rao Press',
};

const RESUME = {name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n')};

/** Selects the fields of the page's form that people meet. */
export const FIELDS =
  'main form[action] :is(input, select):not([type=hidden], [type=submit], [tabindex="-1"])';

export const submitButton = (page: Page): Locator =>
  page.locator('main form[action] button[type=submit]').first();

/** Fills in every field with a right answer. */
export async function fillIn(page: Page): Promise<void> {
  for (const field of await page.locator(FIELDS).all()) {
    const {type, purpose} = await field.evaluate((element: HTMLInputElement) => ({
      type: element.type,
      purpose: element.autocomplete,
    }));
    if (type === 'select-one') await field.selectOption({index: 1});
    else if (type === 'file') await field.setInputFiles(RESUME);
    else await field.fill(ANSWERS[purpose] ?? 'Rao');
  }
}

/** What stands in the fields, by name; of a file, what it is called. */
export async function valuesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    (fields) =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLInputElement>(fields)].map((field) => [
          field.name,
          field.files?.[0]?.name ?? field.value,
        ]),
      ),
    FIELDS,
  );
}

/** Lets every post be answered with a status, once `release` has been called. */
export async function answerPosts(page: Page, status: number): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.unroute(POSTS);
  await page.route(POSTS, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await released;
    return route.fulfill({status});
  });
  return release;
}

const POSTS = /\/[\w-]+$/;

/** Waits until something holds in the page. @returns whether it came to hold */
export async function comesTrue<Argument>(
  page: Page,
  holds: (argument: Argument) => boolean,
  argument: Argument,
): Promise<boolean> {
  return page
    .waitForFunction(holds as (argument: unknown) => boolean, argument, {timeout: PATIENCE})
    .then(
      () => true,
      () => false,
    );
}
