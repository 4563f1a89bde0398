/** Selectors of forms, and filling them in. */
import path from 'node:path';
import {fileFieldsOf, isAsked, type Form} from '@trendsoft/forms-service/validate';
import {answersTo} from '../setup/answers';
import type {Tab} from './tab';

export const FORM = 'main form[method=post]';
export const SEND = `${FORM} button[type=submit]`;
export const STATUS = '[data-form-status]';
export const SENT = `${STATUS} [data-alert=success]`;
export const field = (name: string) => `${FORM} [name=${name}]`;

export const answersAskedBy = (form: Form) =>
  Object.entries(answersTo(form)).filter(([name]) => isAsked(form, name, {}));

/** Fills in a form. @param files file fields to fill; all by default */
export async function fillIn(tab: Tab, form: Form, files = fileFieldsOf(form)): Promise<void> {
  for (const [name, answer] of answersAskedBy(form)) {
    if (form.fields[name]?.control !== 'select') await tab.fill(field(name), answer);
    else await tab.on(field(name), chooseSecond);
  }
  for (const [name] of files) {
    await tab.session.chooseFiles(field(name), path.resolve('static/trendsoft-brochure.pdf'));
  }
}

/** Runs in the page. Selects the second option, with the events of a user's choice. */
function chooseSecond(select: HTMLSelectElement): void {
  select.selectedIndex = 1;
  select.dispatchEvent(new Event('input', {bubbles: true}));
  select.dispatchEvent(new Event('change', {bubbles: true}));
}

export const valueOf = (tab: Tab, name: string) =>
  tab.on(field(name), ({value}: HTMLInputElement) => value);
