/** Shared steps of tasks with forms. */
import {fieldsOf, isAsked, textId, type Form} from '@trendsoft/forms-service/validate';
import {translator} from '../../../src/forms/sentences';
import type {Words} from '@trendsoft/web-audit/screen-reader';
import {step, type Step, type Task} from '../task';
import {word} from '../words';

export const t = translator();

export const INVALID = /invalid entry/i;

/** Returns the fields that are shown while no checkbox is ticked. */
const shownIn = (form: Form) => fieldsOf(form).filter(([name]) => isAsked(form, name, {}));

export const labelsOf = (form: Form): string[] =>
  shownIn(form).map(([name, field]) => word(textId(form, name, field)));

/** The first message is also the end of another one. */
const nameRequired = new RegExp(`(?<!Company )${t('nameRequired')}`, 'i');

/** Returns the messages for the empty fields of a form. */
export const requiredOf = (form: Form): Words[] =>
  shownIn(form)
    .filter(([, {optional}]) => !optional)
    .flatMap(([name, {errors}]) => (name === 'name' ? nameRequired : (errors.required ?? [])));

/** Returns the messages that must not be heard while tabbing through. By specification, the country code is checked on blur. */
export const notYet = (form: Form): Words[] => [
  INVALID,
  ...requiredOf(form).filter((message) => message !== t('countryCodeRequired')),
];

/** Tabs to the first field; Orca then switches to focus mode. */
export const firstField = (expected: Partial<Step> = {}): Step =>
  step('Tabs to the first field', 'Tab', {until: /\bentry\b/, never: [INVALID], ...expected});

export const toButton = (label: string, expected: Partial<Step> = {}): Step =>
  step('Tabs through all fields to the button', 'Tab', {
    until: `${label} push button`,
    atMost: 20,
    ...expected,
  });

export const sendEmpty = (form: Form, submit: string): Task => ({
  id: `${form.name}-empty`,
  title: `The ${form.name} form is sent empty`,
  route: form.page,
  steps: () => {
    const labels = labelsOf(form);
    const required = requiredOf(form);
    const [label = '', nextLabel = ''] = labels;
    return [
      firstField({hears: [label, 'required']}),
      toButton(word(submit), {hears: labels.slice(1), never: notYet(form)}),
      step('Sends it', 'Return', {
        once: [t('problemHeading'), ...required],
        hears: required,
      }),
      step('Goes to the first line of the summary', 'Tab', {hears: [required[0] ?? '', 'link']}),
      step('Follows it to the field', 'Return', {
        hears: [label, INVALID],
        once: required.slice(0, 1),
        never: required.slice(1),
      }),
      step('Types a name', {type: 'Asha Rao'}, {never: [INVALID, ...required]}),
      step('Goes to the next field, which is still invalid', 'Tab', {
        hears: [nextLabel, INVALID],
        once: required.slice(1, 2),
      }),
    ];
  },
});
