/** Answers that a program enters, such as a password manager. */
import {fileFieldsOf, type Form} from '@trendsoft/forms-service/validate';
import {FORMS} from '../../../src/forms/tables';
import {SEND, SENT, STATUS, answersAskedBy, field, fillIn, valueOf} from '../forms';
import {expect, flow} from '../setup';
import type {Tab} from '../tab';

/** Runs in the page. Sets an answer as an extension does, whose scripts do not call React's own setters. */
function setSilently(control: HTMLElement, answer: string, events: string[]): void {
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = 1;
  } else {
    const prototype = Object.getPrototypeOf(control) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, answer);
  }
  for (const type of events) control.dispatchEvent(new Event(type, {bubbles: true}));
}

async function autofill(tab: Tab, form: Form, events: string[]): Promise<void> {
  for (const [name, answer] of answersAskedBy(form)) {
    await tab.on(field(name), setSilently, answer, events);
  }
  await fillIn(tab, {...form, fields: {}}, fileFieldsOf(form));
}

const WAYS: {what: string; events: string[]}[] = [
  {what: 'without an event', events: []},
  {what: 'with input events only', events: ['input']},
  {what: 'with change events only', events: ['change']},
];

for (const form of FORMS) {
  for (const {what, events} of WAYS) {
    flow(
      `the ${form.name} form is sent if a program enters the answers ${what} @sent`,
      {widths: [1280], unhydrated: false},
      async (tab, {open}) => {
        await open(form.page);
        await autofill(tab, form, events);
        await tab.click(SEND);
        await tab.waitToSee(SENT);
        expect(await tab.text(STATUS)).toContain(form.texts.succeeded);
      },
    );
  }
}

/** The others are sent without an answer. */
const requiredLists = FORMS.flatMap((form) =>
  Object.entries(form.fields)
    .filter(([, {control, optional}]) => control === 'select' && !optional)
    .map(([name]) => ({form, name})),
);

for (const {form, name} of requiredLists) {
  flow(
    `the ${form.name} form does not send an option of ${name} that a new release has removed`,
    {widths: [1280], unhydrated: false},
    async (tab, {open}) => {
      await tab.goto(form.page);
      await tab.evaluate(
        (item, texts) => sessionStorage.setItem(item, texts),
        `draft-${form.name}`,
        JSON.stringify({texts: {[name]: 'Until the last release'}, keys: {}}),
      );
      await open(form.page);
      await fillIn(tab, {...form, fields: omit(form, name)}, fileFieldsOf(form));
      expect(await valueOf(tab, name)).toBe('');
      await tab.click(SEND);
      await expect.poll(() => tab.attribute(field(name), 'aria-invalid')).toBe('true');
      expect(tab.proxy.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
    },
  );
}

function omit(form: Form, name: string): Form['fields'] {
  return Object.fromEntries(Object.entries(form.fields).filter(([other]) => other !== name));
}
