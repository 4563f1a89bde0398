import path from 'node:path';
import type {Form} from '../../../src/forms';
import {careers, contact, type Table} from '../../../src/forms/tables';
import {answersTo} from '../../setup/answers';
import {expect, flow} from '../setup';
import {word} from '../words';
import type {Tab} from '../tab';

/** Fields by name, typed or chosen. */
function questionsOf(form: Table) {
  const isChosen = (name: string) => (form as Form).fields[name]?.control === 'select';
  const answers = Object.entries(answersTo(form));
  return {
    typed: Object.fromEntries(answers.filter(([name]) => !isChosen(name))),
    chosen: answers.map(([name]) => name).filter(isChosen),
  };
}

interface Case extends ReturnType<typeof questionsOf> {
  form: string;
  route: string;
  file?: string;
  succeeded: string;
  failed: string;
}

const FORMS: readonly Case[] = [
  {
    form: 'contact',
    route: '/TrendSoft/ContactUs',
    ...questionsOf(contact),
    succeeded: word('forms.contactSucceeded'),
    failed: word('forms.contactFailed'),
  },
  {
    form: 'careers',
    route: '/TrendSoft/Career',
    ...questionsOf(careers),
    file: path.resolve('static/trendsoft-brochure.pdf'),
    succeeded: word('forms.careersSucceeded'),
    failed: word('forms.careersFailed'),
  },
];

const FORM = 'main form[method=post]';
const SEND = `${FORM} button[type=submit]`;
const STATUS = '[data-form-status]';
const field = (name: string) => `${FORM} [name=${name}]`;

async function fillIn(tab: Tab, {typed, chosen, file}: Case): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await tab.fill(field(name), value);
  for (const name of chosen) await tab.choose(field(name), 1);
  if (file) await tab.session.chooseFile(field('file'), file);
}

for (const form of FORMS) {
  const {route, chosen, file, typed} = form;
  const names = [...Object.keys(typed), ...chosen, ...(file ? ['file'] : [])];

  flow(
    `the ${form.form} form, empty, names every field`,
    {asleep: false, essence: true},
    async (tab, {open}) => {
      await open(route);
      await tab.click(SEND);
      await tab.waitForFocus(`${STATUS} [role=alert]`);
      const invalid = () => tab.evaluate(namesOf, `${FORM} [aria-invalid=true]`);
      expect((await invalid()).toSorted()).toEqual(names.toSorted());
      const [first] = await invalid();
      await tab.click(`${STATUS} a`);
      await tab.waitForFocus(field(first!));
    },
  );

  flow(`the ${form.form} form, wrong, says what is wrong`, {asleep: false}, async (tab, {open}) => {
    await open(route);
    await fillIn(tab, form);
    await tab.fill(field('phoneNumber'), '12345');
    await tab.click(SEND);
    await tab.waitForFocus(`${STATUS} [role=alert]`);
    expect(await tab.text(STATUS)).toContain(word('forms.phoneNumberLength'));
    expect(await tab.evaluate(namesOf, `${FORM} [aria-invalid=true]`)).toEqual(['phoneNumber']);
  });

  flow(`the ${form.form} form is sent`, {essence: true}, async (tab, {open}) => {
    await open(route);
    await fillIn(tab, form);
    await tab.click(SEND);
    await tab.waitToSee(`${STATUS} [data-alert=success]`);
    expect(await tab.text(STATUS)).toContain(form.succeeded);
    expect(tab.front.requests).toContain(`POST /${form.form}-form`);
  });

  flow(
    `the ${form.form} form that cannot be sent keeps what was typed`,
    {asleep: false, expectedMessages: /503/},
    async (tab, {open}) => {
      tab.front.rule({path: /-form$/, answer: 503});
      await open(route);
      await fillIn(tab, form);
      await tab.click(SEND);
      await tab.waitToSee(`${STATUS} [role=alert]`);
      expect(await tab.text(STATUS)).toContain(form.failed);
      for (const [name, value] of Object.entries(typed)) {
        expect(await tab.evaluate(valueOf, field(name))).toBe(value);
      }
      if (file) expect(await tab.evaluate(filesOf, field('file'))).toBe(1);
    },
  );

  flow(
    `the button of the ${form.form} form breaks no word`,
    {essence: true},
    async (tab, {open}) => {
      await open(route);
      const {words, lines} = await tab.evaluate(linesOf, SEND);
      expect(lines).toBeLessThanOrEqual(words);
      expect((await tab.box(SEND)).height).toBeLessThan(100);
    },
  );
}

/** Runs in the page. */
function namesOf(selector: string): string[] {
  return [...document.querySelectorAll<HTMLInputElement>(selector)].map(({name}) => name);
}

/** Runs in the page. */
function valueOf(selector: string): string {
  return document.querySelector<HTMLInputElement>(selector)!.value;
}

/** Runs in the page. */
function filesOf(selector: string): number {
  return document.querySelector<HTMLInputElement>(selector)!.files!.length;
}

/** Runs in the page. */
function linesOf(selector: string): {words: number; lines: number} {
  const element = document.querySelector(selector)!;
  const range = document.createRange();
  range.selectNodeContents(element);
  const tops = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
  return {words: element.textContent.trim().split(/\s+/).length, lines: tops.size};
}
