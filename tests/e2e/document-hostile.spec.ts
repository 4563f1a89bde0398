/** Files that are made to do harm, in the browser's worker: each is answered, and the page lives on. */
import {DOCUMENT_MESSAGES} from '../../src/documents';
import {harm} from '../fixtures/documents/harm';
import {expect, open, test} from '../setup/browser';
import {CHECK, CLEAN, FAULTY, check, chosen, field} from '../setup/document-states';

test('each hostile file ends with a sentence, the page answers meanwhile, and a good file is read after them', async ({
  page,
}) => {
  await open(page, CHECK);
  await check(page, FAULTY);
  const files = harm();
  await field(page).setInputFiles(files.map(({name, bytes}) => chosen(name, bytes)));
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('region', {name: FAULTY.name}).getByRole('button').click();
  await expect(page.getByRole('region', {name: FAULTY.name})).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toBeVisible();
  for (const {name, says} of files) {
    const result = page.getByRole('region', {name});
    if (says) await expect(result).toContainText(DOCUMENT_MESSAGES[says]!.message);
    else await expect(result.getByRole('heading', {level: 4}).last()).toBeVisible();
  }
  await check(page, CLEAN);
  await expect(page.getByRole('region', {name: CLEAN.name})).not.toHaveAttribute('data-refused');
});
