import {careers, contact, feedback, quote} from '../../../src/forms/tables';
import {
  ALERT,
  SEND,
  SENT,
  STATUS,
  field,
  filesOf,
  fillIn,
  questionsOf,
  valueOf,
  wrongFields,
} from '../forms';
import {expect, flow} from '../setup';
import {word} from '../../setup/words';

/** In `npm test` the quote form is sent by the document check’s flow. */
const FORMS = [
  {
    form: contact,
    wrong: {name: 'phoneNumber', text: '12345', says: word('forms.phoneNumberLength')},
    succeeded: word('forms.contactSucceeded'),
    failed: word('forms.contactFailed'),
  },
  {
    form: careers,
    wrong: {name: 'phoneNumber', text: '12345', says: word('forms.phoneNumberLength')},
    succeeded: word('forms.careersSucceeded'),
    failed: word('forms.careersFailed'),
  },
  {
    form: quote,
    wrong: {name: 'documentCount', text: 'many', says: word('forms.documentCountInvalid')},
    succeeded: word('forms.quoteSucceeded'),
    failed: word('forms.quoteFailed'),
  },
  {
    form: feedback,
    wrong: {name: 'email', text: 'asha', says: word('forms.emailInvalid')},
    succeeded: word('forms.feedbackSucceeded'),
    failed: word('forms.feedbackFailed'),
  },
];

for (const {form, wrong, succeeded, failed} of FORMS) {
  const {name, page} = form;
  const questions = questionsOf(form);
  const {typed, chosen, files} = questions;

  flow(
    `the ${name} form, empty, names every field @empty-form`,
    {asleep: false, essence: true},
    async (tab, {open}) => {
      await open(page);
      await tab.click(SEND);
      await tab.waitForFocus(ALERT);
      const names = [...Object.keys(typed), ...chosen, ...files];
      expect((await wrongFields(tab)).toSorted()).toEqual(names.toSorted());
      const [first] = await wrongFields(tab);
      await tab.click(`${STATUS} a`);
      await tab.waitForFocus(field(first!));
    },
  );

  flow(
    `the ${name} form, wrong, says what is wrong @wrong-form`,
    {asleep: false},
    async (tab, {open}) => {
      await open(page);
      await fillIn(tab, questions);
      await tab.fill(field(wrong.name), wrong.text);
      await tab.click(SEND);
      await tab.waitForFocus(ALERT);
      expect(await tab.text(STATUS)).toContain(wrong.says);
      expect(await wrongFields(tab)).toEqual([wrong.name]);
    },
  );

  flow(`the ${name} form is sent @sent`, {essence: form !== quote}, async (tab, {open}) => {
    await open(page);
    await fillIn(tab, questions);
    await tab.click(SEND);
    await tab.waitToSee(SENT);
    expect(await tab.text(STATUS)).toContain(succeeded);
    expect(tab.front.requests).toContain(`POST /${name}-form`);
  });

  flow(
    `the ${name} form that cannot be sent keeps what was typed @not-sent`,
    {asleep: false, expectedMessages: /503/},
    async (tab, {open}) => {
      tab.front.rule({path: /-form$/, answer: 503});
      await open(page);
      await fillIn(tab, questions);
      await tab.click(SEND);
      await tab.waitToSee(ALERT);
      expect(await tab.text(STATUS)).toContain(failed);
      for (const [one, value] of Object.entries(typed)) {
        expect(await valueOf(tab, one)).toBe(value);
      }
      for (const one of files) expect(await filesOf(tab, one)).toHaveLength(1);
    },
  );

  flow(
    `the button of the ${name} form breaks no word`,
    {essence: form !== quote},
    async (tab, {open}) => {
      await open(page);
      const {words, lines} = await tab.evaluate(linesOf, SEND);
      expect(lines).toBeLessThanOrEqual(words);
      expect((await tab.box(SEND)).height).toBeLessThan(100);
    },
  );
}

flow(
  'what was found is sent in place of the documents',
  {essence: true},
  async (tab, {awake, open}) => {
    const {typed, chosen} = questionsOf(quote);
    await open(quote.page);
    await fillIn(tab, {typed, chosen, files: []});
    await tab.click(field('findingsOnly'));
    if (awake) await tab.waitToBeGone(field('documents'));
    await tab.fill(field('findings'), typed['name']!);
    await tab.click(SEND);
    await tab.waitToSee(SENT);
    expect(await tab.text(STATUS)).toContain(word('forms.quoteSucceeded'));
    expect(tab.front.requests).toContain('POST /quote-form');
  },
);

/** Runs in the page. */
function linesOf(selector: string): {words: number; lines: number} {
  const element = document.querySelector(selector)!;
  const range = document.createRange();
  range.selectNodeContents(element);
  const tops = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
  return {words: element.textContent.trim().split(/\s+/).length, lines: tops.size};
}
