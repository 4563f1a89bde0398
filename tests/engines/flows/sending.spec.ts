/** Nothing typed is lost, and nothing is stored twice, whatever happens while a form is sent. */
import {rmSync, writeFileSync} from 'node:fs';
import {
  REASONS,
  errorId,
  fileFieldsOf,
  reasonFor,
  sentenceFor,
  type Form,
} from '@trendsoft/forms-service/validate';
import {FORMS} from '../../../src/forms/tables';
import {RESUME} from '../../setup/fill-in';
import {t} from '../../setup/messages';
import {FORM, SEND, SENT, STATUS, field, fillIn, valueOf} from '../forms';
import {DATA_DIR} from '../playwright.config';
import {expect, flow, test} from '../setup';
import type {Tab} from '../tab';
import {FOOTER_PAGE} from '../../setup/routes';
import {storeIn} from '../../setup/stored';

const ALERT = `${STATUS} [role=alert]`;
const ENDPOINTS = /-form$/;

/** Messages of Chromium about requests that fail on purpose. */
const FAILED_REQUESTS = /Failed to load resource|net::ERR_/;

/** Returns the stored submissions of an address, without what differs in each. */
async function storedFor(email: string) {
  const store = await storeIn(DATA_DIR);
  try {
    const found = (await store.list()).filter(({fields}) => fields['email'] === email);
    return found.map(({fields, files}) => ({
      fields,
      files: files.map(({name, sha256}) => [name, sha256]),
    }));
  } finally {
    await store.close();
  }
}

/** Fills in a form, with an address that no other test uses. @returns the address */
async function fillInFor(tab: Tab, form: Form): Promise<string> {
  const email = `visitor.${crypto.randomUUID()}@example.com`;
  await fillIn(tab, form);
  await tab.fill(field('email'), email);
  return email;
}

/** Chooses the files again, which a browser does not keep, and sends the form. */
async function sendAgain(tab: Tab, form: Form): Promise<void> {
  for (const [name] of fileFieldsOf(form)) {
    // WebDriver adds files to those of a field for several.
    await tab.on(field(name), (control: HTMLInputElement) => {
      control.value = '';
    });
  }
  await fillIn(tab, {...form, fields: {}}, fileFieldsOf(form));
  await tab.click(SEND);
  await tab.waitToSee(SENT);
  expect(await tab.text(STATUS)).toContain(form.texts.succeeded);
}

const RETURNS: {way: string; comeBack: (tab: Tab, form: Form) => Promise<void>}[] = [
  {way: 'after a reload', comeBack: (tab, form) => tab.open(form.page)},
  {
    way: 'after a link and Back',
    comeBack: async (tab, form) => {
      await tab.click(`footer a[href$="${FOOTER_PAGE}"]`);
      await tab.waitForPath(FOOTER_PAGE);
      // The address changes before the page.
      await tab.waitToBeGone(FORM);
      await tab.session.traverse(-1);
      await tab.waitForPath(form.page);
      await tab.waitToSee(FORM);
    },
  },
];

for (const form of FORMS) {
  for (const {way, comeBack} of RETURNS) {
    flow(
      `the ${form.name} form is stored once if its answer was lost and it is sent again ${way} @not-sent`,
      {widths: [1280], unhydrated: false, expectedMessages: FAILED_REQUESTS},
      async (tab, {open}) => {
        await open(form.page);
        const email = await fillInFor(tab, form);
        const restore = tab.proxy.rule({path: ENDPOINTS, answerLost: true});
        await tab.click(SEND);
        await tab.waitForFocus(ALERT);
        expect(await tab.text(ALERT)).toContain(t('FormStatus.unreachable'));
        restore();
        await comeBack(tab, form);
        await expect.poll(() => valueOf(tab, 'email')).toBe(email);
        await sendAgain(tab, form);
        expect(await storedFor(email)).toHaveLength(1);
      },
    );
  }

  flow(
    `the ${form.name} form says why the server refused it, and keeps what was typed @not-sent`,
    {widths: [1280], unhydrated: false, expectedMessages: FAILED_REQUESTS},
    async (tab, {open}) => {
      await open(form.page);
      const email = await fillInFor(tab, form);
      for (const status of [400, 403, 404, 408, 413, 415, 422, 429, 500, 502, 503]) {
        const restore = tab.proxy.rule({path: ENDPOINTS, status});
        await tab.click(SEND);
        const reason = reasonFor(status, undefined, 'en', (id) => REASONS[id]);
        await expect.poll(() => tab.text(STATUS), {message: `status ${status}`}).toContain(reason);
        restore();
      }
      await tab.click(SEND);
      await tab.waitToSee(SENT);
      expect(await storedFor(email)).toHaveLength(1);
    },
  );
}

/** Still a PDF: the page may read what kind of file it is before or after the change. */
const SAVED_AGAIN = Buffer.concat([RESUME.buffer, Buffer.from('% saved again\n')]);

const CHANGES: {what: string; change: (file: string) => void}[] = [
  {what: 'saved again', change: (file) => writeFileSync(file, SAVED_AGAIN)},
  {what: 'deleted', change: (file) => rmSync(file)},
];

for (const form of FORMS) {
  for (const [name, table] of fileFieldsOf(form)) {
    for (const {what, change} of CHANGES) {
      flow(
        `a file that was ${what} after it was chosen is named at its field in the ${form.name} form`,
        {widths: [375], unhydrated: false},
        async (tab, {open}) => {
          const file = test.info().outputPath('my letter.pdf');
          writeFileSync(file, RESUME.buffer);
          await open(form.page);
          await fillIn(tab, form, []);
          await tab.session.chooseFiles(field(name), file);
          change(file);
          await tab.click(SEND);
          await tab.waitForFocus(ALERT);
          const error = errorId(name, table, 'changed', 'my letter.pdf');
          const message = sentenceFor(error, () => table.errors.changed ?? '');
          expect(await tab.text(`${ALERT} li`)).toBe(message);
          expect(await tab.attribute(field(name), 'aria-invalid')).toBe('true');
          expect(tab.proxy.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
          await tab.click(`${ALERT} a`);
          await tab.waitForFocus(field(name));
          writeFileSync(file, RESUME.buffer);
          await tab.session.chooseFiles(field(name), file);
          await expect.poll(() => tab.attribute(field(name), 'aria-invalid')).toBeUndefined();
          await tab.click(SEND);
          await tab.waitToSee(SENT);
        },
      );
    }
  }
}
