import {fileFieldsOf, type Form} from '@trendsoft/forms-service/validate';
import {careers, contact, feedback, quote} from '../../../src/forms/tables';
import {t} from '../../setup/messages';
import {FORM, SEND, SENT, STATUS, answersAskedBy, field, fillIn} from '../forms';
import {expect, flow} from '../setup';
import type {Tab} from '../tab';

const ALERT = `${STATUS} [role=alert]`;

const invalidFields = (tab: Tab) =>
  tab.on(FORM, (form: HTMLElement) =>
    [...form.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(({name}) => name),
  );

/** Form, field, invalid answer, error message, valid answer. */
const FORMS: [Form, field: string, invalid: string, message: string, valid: string][] = [
  [contact, 'phoneNumber', '12345', t('forms.phoneNumberLength'), '9876543210'],
  [careers, 'phoneNumber', '12345', t('forms.phoneNumberLength'), '9876543210'],
  [quote, 'documentCount', 'many', t('forms.documentCountInvalid'), '3'],
  [feedback, 'email', 'asha', t('forms.emailInvalid'), 'asha@example.com'],
];

for (const [form, name, invalid, message, valid] of FORMS) {
  flow(
    `the empty ${form.name} form reports every field @empty-form`,
    {unhydrated: false, smoke: true},
    async (tab, {open}) => {
      await open(form.page);
      // If an engine gives the form no width, every letter is on its own line.
      expect(await tab.on(SEND, ({offsetHeight}) => offsetHeight)).toBeLessThan(100);
      await tab.click(SEND);
      await tab.waitForFocus(ALERT);
      const names = [...answersAskedBy(form), ...fileFieldsOf(form)].map(([name]) => name);
      const marked = await invalidFields(tab);
      expect(marked.toSorted()).toEqual(names.toSorted());
      await tab.click(`${STATUS} a`);
      await tab.waitForFocus(field(marked[0]!));
    },
  );

  flow(
    `the ${form.name} form reports an invalid answer, and sends valid ones @wrong-form @sent`,
    // The flow of the document check sends the quote form.
    {smoke: form !== quote},
    async (tab, {hydrated, open}) => {
      await open(form.page);
      await fillIn(tab, form);
      if (hydrated) {
        await tab.fill(field(name), invalid);
        await tab.click(SEND);
        await tab.waitForFocus(ALERT);
        expect(await tab.text(STATUS)).toContain(message);
        expect(await invalidFields(tab)).toEqual([name]);
        await tab.fill(field(name), valid);
      }
      await tab.click(SEND);
      await tab.waitToSee(SENT);
      expect(await tab.text(STATUS)).toContain(form.texts.succeeded);
      expect(tab.proxy.requests).toContain(`POST /${form.name}-form`);
    },
  );
}

flow('findings can be sent instead of documents', {smoke: true}, async (tab, {hydrated, open}) => {
  await open(quote.page);
  await fillIn(tab, quote, []);
  await tab.click(field('findingsOnly'));
  if (hydrated) await tab.waitToBeGone(field('documents'));
  await tab.fill(field('findings'), 'Two faults');
  await tab.click(SEND);
  await tab.waitToSee(SENT);
  expect(await tab.text(STATUS)).toContain(quote.texts.succeeded);
  expect(tab.proxy.requests).toContain('POST /quote-form');
});
