/** Forms in an engine: their parts, and how a person fills them in. */
import path from 'node:path';
import {fileFieldsOf, isAsked, type Form} from '../../src/forms';
import {answersTo} from '../setup/answers';
import type {Tab} from './tab';

export const FORM = 'main form[method=post]';
export const SEND = `${FORM} button[type=submit]`;
export const STATUS = '[data-form-status]';
export const ALERT = `${STATUS} [role=alert]`;
export const SENT = `${STATUS} [data-alert=success]`;
export const field = (name: string) => `${FORM} [name=${name}]`;

/** What every form takes, and the document check too. */
export const BROCHURE = path.resolve('static/trendsoft-brochure.pdf');

/** What a form has to be told: fields by name, typed or chosen. */
export interface Questions {
  typed: Readonly<Record<string, string>>;
  chosen: readonly string[];
  /** Where files are chosen. */
  files: readonly string[];
}

export function questionsOf(form: Form): Questions {
  const isChosen = (name: string) => form.fields[name]?.control === 'select';
  const answers = Object.entries(answersTo(form)).filter(([name]) => isAsked(form, name, {}));
  return {
    typed: Object.fromEntries(answers.filter(([name]) => !isChosen(name))),
    chosen: answers.map(([name]) => name).filter(isChosen),
    files: fileFieldsOf(form).map(([name]) => name),
  };
}

/** Answers in the page what a form asks. */
export async function fillIn(tab: Tab, {typed, chosen, files}: Questions): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await tab.fill(field(name), value);
  for (const name of chosen) await tab.choose(field(name), 1);
  for (const name of files) await tab.session.chooseFiles(field(name), BROCHURE);
}

/** Names of the fields that are marked as wrong. */
export const wrongFields = (tab: Tab): Promise<string[]> =>
  tab.evaluate(namesOf, `${FORM} [aria-invalid=true]`);

/** What stands in a field. */
export const valueOf = (tab: Tab, name: string): Promise<string> =>
  tab.evaluate(valueIn, field(name));

/** Names of the files that a field has. */
export const filesOf = (tab: Tab, name: string): Promise<string[]> =>
  tab.evaluate(filesIn, field(name));

/** Runs in the page. */
function namesOf(selector: string): string[] {
  return [...document.querySelectorAll<HTMLInputElement>(selector)].map(({name}) => name);
}

/** Runs in the page. */
function valueIn(selector: string): string {
  return document.querySelector<HTMLInputElement>(selector)!.value;
}

/** Runs in the page. */
function filesIn(selector: string): string[] {
  return [...document.querySelector<HTMLInputElement>(selector)!.files!].map(({name}) => name);
}
