/** Fills in forms in Playwright. */
import type {Page} from '@playwright/test';
import {fileFieldsOf, isAsked, type Form} from '@trendsoft/forms-service/validate';
import {contact} from '../../src/forms/tables';
import {answersTo} from './answers';

/** A PDF header followed by every byte value. */
export const RESUME = {
  name: 'Ré sumé.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from([...Array(256).keys()])]),
};

/** Fills in a form by its fields' names, which are the same in every language. @param chosen answers that matter, by field */
export async function fillIn(
  page: Page,
  form: Form,
  chosen: Readonly<Record<string, string>> = {},
): Promise<void> {
  const control = (name: string) => page.locator(`main [name=${name}]`);
  for (const [name, answer] of Object.entries({...answersTo(form), ...chosen})) {
    if (!isAsked(form, name, {})) continue;
    if (form.fields[name]?.control !== 'select') await control(name).fill(answer);
    else await control(name).selectOption(chosen[name] ?? {index: 1});
  }
  for (const [name] of fileFieldsOf(form)) await control(name).setInputFiles(RESUME);
}

/** Fills in the contact form. */
export const fillContact = (page: Page) => fillIn(page, contact);
