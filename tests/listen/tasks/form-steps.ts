/** What tasks with forms are made of. */
import {fieldsOf, isAsked, labelId, type Form} from '../../../src/forms';
import {MESSAGES} from '../../../src/forms/sentences';
import type {Words} from '../match';
import type {Step, Task} from '../task';
import {word} from '../words';

export const INVALID = /invalid entry/i;

/** Fields that are shown before anything is ticked. */
const shownIn = (form: Form) => fieldsOf(form).filter(([name]) => isAsked(form, name, {}));

/** Labels of a form in reading order. */
export const labelsOf = (form: Form) => () =>
  shownIn(form).map(([name, field]) => word(labelId(form, name, field)));

/** The first message is the end of another one, too. */
const nameRequired = new RegExp(`(?<!Company )${MESSAGES.nameRequired.message}`, 'i');

/** tests/SPEC.md has the country code checked when it is left, whatever it holds. */
const COUNTRY_REQUIRED = MESSAGES.countryCodeRequired.message;

/** What is said of the empty fields of a form. */
export const requiredOf = (form: Form): Words[] =>
  shownIn(form)
    .filter(([, {optional}]) => !optional)
    .flatMap(([name, {errors}]) => (name === 'name' ? nameRequired : (errors.required ?? [])));

export const untouched = (required: Words[]) =>
  required.filter((message) => message !== COUNTRY_REQUIRED);

/** By Tab, as Orca then hands the keys to the field. */
export const firstField: Step = {
  does: 'Tabs to the first field',
  keys: ['Tab'],
  until: /\bentry\b/,
  atMost: 40,
  never: [INVALID],
};

export const toButton = (label: string): Step => ({
  does: 'Tabs through all fields to the button',
  keys: ['Tab'],
  until: `${label} push button`,
  atMost: 20,
});

export const send = (does: string, expected: Partial<Step>): Step => ({
  does,
  keys: ['Return'],
  ...expected,
});

export const empty = (
  id: string,
  route: string,
  labels: () => string[],
  submit: string,
  required: Words[],
): Task => ({
  id: `${id}-empty`,
  title: `The ${id} form is sent empty`,
  route,
  steps: () => [
    {...firstField, hears: [labels()[0] ?? '', 'required']},
    {...toButton(word(submit)), hears: labels().slice(1), never: [INVALID, ...untouched(required)]},
    send('Sends it', {once: [MESSAGES.problemHeading.message, ...required], hears: required}),
    {
      does: 'Goes to the first line of the summary',
      keys: ['Tab'],
      hears: [required[0] ?? '', 'link'],
    },
    {
      does: 'Follows it to the field',
      keys: ['Return'],
      hears: [labels()[0] ?? '', INVALID],
      once: required.slice(0, 1),
      never: required.slice(1),
    },
    {
      does: 'Types a name',
      keys: [{type: 'Asha Rao'}],
      never: [INVALID, ...required],
    },
    {
      does: 'Goes to the next field, which is still wrong',
      keys: ['Tab'],
      hears: [labels()[1] ?? '', INVALID],
      once: required.slice(1, 2),
    },
  ],
});
