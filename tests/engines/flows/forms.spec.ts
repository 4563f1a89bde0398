import {fileFieldsOf, type Form} from '../../../src/forms';
import {careers, contact, feedback, quote} from '../../../src/forms/tables';
import {word} from '../../setup/words';
import {FORM, SEND, SENT, STATUS, answersAskedBy, field, fillIn} from '../forms';
import {expect, flow} from '../setup';
import type {Tab} from '../tab';

const ALERT = `${STATUS} [role=alert]`;

const wrongFields = (tab: Tab) =>
  tab.on(FORM, (form: HTMLElement) =>
    [...form.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(({name}) => name),
  );

/** A field of each form, a wrong answer, what is said of it, and a right one. */
const FORMS: [Form, field: string, wrong: string, says: string, right: string][] = [
  [contact, 'phoneNumber', '12345', word('forms.phoneNumberLength'), '9876543210'],
  [careers, 'phoneNumber', '12345', word('forms.phoneNumberLength'), '9876543210'],
  [quote, 'documentCount', 'many', word('forms.documentCountInvalid'), '3'],
  [feedback, 'email', 'asha', word('forms.emailInvalid'), 'asha@example.com'],
];

for (const [form, asked, wrong, says, right] of FORMS) {
  flow(
    `the ${form.name} form, empty, names every field @empty-form`,
    {unhydrated: false, smoke: true},
    async (tab, {open}) => {
      await open(form.page);
      // A form that an engine lays out without a width has a letter a line.
      expect(await tab.on(SEND, ({offsetHeight}) => offsetHeight)).toBeLessThan(100);
      await tab.click(SEND);
      await tab.waitForFocus(ALERT);
      const names = [...answersAskedBy(form), ...fileFieldsOf(form)].map(([name]) => name);
      const marked = await wrongFields(tab);
      expect(marked.toSorted()).toEqual(names.toSorted());
      await tab.click(`${STATUS} a`);
      await tab.waitForFocus(field(marked[0]!));
    },
  );

  flow(
    `the ${form.name} form, wrong, says what is wrong; right, it is sent @wrong-form @sent`,
    // The document check’s flow sends the quote form.
    {smoke: form !== quote},
    async (tab, {hydrated, open}) => {
      await open(form.page);
      await fillIn(tab, form);
      if (hydrated) {
        await tab.fill(field(asked), wrong);
        await tab.click(SEND);
        await tab.waitForFocus(ALERT);
        expect(await tab.text(STATUS)).toContain(says);
        expect(await wrongFields(tab)).toEqual([asked]);
        await tab.fill(field(asked), right);
      }
      await tab.click(SEND);
      await tab.waitToSee(SENT);
      expect(await tab.text(STATUS)).toContain(form.words.succeeded);
      expect(tab.front.requests).toContain(`POST /${form.name}-form`);
    },
  );
}

flow(
  'what was found is sent in place of the documents',
  {smoke: true},
  async (tab, {hydrated, open}) => {
    await open(quote.page);
    await fillIn(tab, quote, []);
    await tab.click(field('findingsOnly'));
    if (hydrated) await tab.waitToBeGone(field('documents'));
    await tab.fill(field('findings'), 'Two faults');
    await tab.click(SEND);
    await tab.waitToSee(SENT);
    expect(await tab.text(STATUS)).toContain(quote.words.succeeded);
    expect(tab.front.requests).toContain('POST /quote-form');
  },
);
