import type {Step, Task} from '../task';
import type {Words} from '../match';
import {fieldsOf, labelId, type Form} from '../../../src/forms';
import {MESSAGES} from '../../../src/forms/sentences';
import {careers, contact} from '../../../src/forms/tables';
import {word} from '../words';

const CONTACT = '/TrendSoft/ContactUs';
const CAREERS = '/TrendSoft/Career';

const INVALID = /invalid entry/i;
const BUSY = MESSAGES.busy.message;

/** Labels of a form in reading order. */
const labelsOf = (form: Form) => () =>
  fieldsOf(form).map(([name, field]) => word(labelId(form, name, field)));

/** The first message is the end of another one, too. */
const nameRequired = new RegExp(`(?<!Company )${MESSAGES.nameRequired.message}`, 'i');

/** tests/SPEC.md has the country code checked when it is left, whatever it holds. */
const COUNTRY_REQUIRED = MESSAGES.countryCodeRequired.message;

/** What is said of the empty fields of a form. */
const requiredOf = (form: Form): Words[] =>
  fieldsOf(form).flatMap(([name, {errors}]) =>
    name === 'name' ? nameRequired : (errors.required ?? []),
  );

const untouched = (required: Words[]) => required.filter((message) => message !== COUNTRY_REQUIRED);

/** By Tab, as Orca then hands the keys to the field. */
const firstField: Step = {
  does: 'Tabs to the first field',
  keys: ['Tab'],
  until: /\bentry\b/,
  atMost: 30,
  never: [INVALID],
};

const toButton = (label: string): Step => ({
  does: 'Tabs through all fields to the button',
  keys: ['Tab'],
  until: `${label} push button`,
  atMost: 12,
});

const send = (does: string, expected: Partial<Step>): Step => ({
  does,
  keys: ['Return'],
  ...expected,
});

const empty = (
  id: string,
  route: string,
  labels: () => string[],
  submit: string,
  required: Words[],
): Task => ({
  id: `${id}-empty`,
  title: `The ${id} form is sent empty`,
  route,
  width: 1280,
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

/** Tab, then what is typed or chosen; the first field has the focus. */
const fillContact: Step = {
  does: 'Fills in all fields',
  keys: [
    {type: 'Asha Rao'},
    'Tab',
    {type: 'asha.rao@example.com'},
    'Tab',
    'Down',
    'Tab',
    {type: '9876543210'},
    'Tab',
    {type: 'Rao Press'},
    'Tab',
    'Down',
  ],
  never: [
    INVALID,
    ...untouched(requiredOf(contact)),
    ...[MESSAGES.nameInvalid, MESSAGES.emailInvalid].map(({message}) => message),
  ],
};

const sent: Task = {
  id: 'contact-sent',
  title: 'An enquiry is sent',
  route: CONTACT,
  width: 1280,
  steps: () => [
    firstField,
    fillContact,
    toButton(word('ContactForm.submit')),
    send('Sends it', {
      once: [MESSAGES.contactSucceeded.message],
      never: [
        INVALID,
        new RegExp(`${MESSAGES.contactSucceeded.message}.*${BUSY}`, 'i'),
        ...labelsOf(contact)().slice(2, 3),
        ...labelsOf(contact)().slice(5),
      ],
    }),
  ],
};

const failed: Task = {
  id: 'contact-failed',
  title: 'An enquiry cannot be sent',
  route: CONTACT,
  width: 1280,
  server: 'full',
  steps: () => [
    firstField,
    fillContact,
    toButton(word('ContactForm.submit')),
    send('Sends it', {
      once: [MESSAGES.contactFailed.message, word('ContactForm.advice')],
      never: [INVALID, MESSAGES.contactSucceeded.message],
    }),
  ],
};

const wrong: Task = {
  id: 'contact-wrong',
  title: 'A wrong entry is told when its field is left',
  route: CONTACT,
  width: 1280,
  steps: () => [
    firstField,
    {
      does: 'Types a wrong name and goes on',
      keys: [{type: 'Asha 2'}, 'Tab'],
      hears: [word('PersonFields.email')],
      once: [MESSAGES.nameInvalid.message],
    },
    {
      does: 'Types a wrong address and goes on',
      keys: [{type: 'asha.rao'}, 'Tab'],
      once: [MESSAGES.emailInvalid.message],
    },
    {
      does: 'Goes back to it',
      keys: ['shift+Tab'],
      hears: [word('PersonFields.email'), INVALID],
      once: [MESSAGES.emailInvalid.message],
    },
  ],
};

const signUp: Task = {
  id: 'sign-up',
  title: 'The sign-up strip',
  route: '/',
  width: 1280,
  steps: () => [
    {does: 'Wakes the page', keys: ['Down']},
    {
      does: 'Jumps to the field',
      keys: ['e'],
      hears: [word('SignUp.email'), /required/i],
      never: [INVALID],
    },
    {does: 'Has keys go to the field', keys: ['Insert+a'], hears: ['Focus mode']},
    {does: 'Types an address', keys: [{type: 'asha.rao@example.com'}], never: [INVALID]},
    {does: 'Goes to the button', keys: ['Tab'], hears: [word('SignUp.submit')]},
    {does: 'Presses it', keys: ['Return'], once: [word('SignUp.closed')]},
  ],
};

export default [
  empty('contact', CONTACT, labelsOf(contact), 'ContactForm.submit', requiredOf(contact)),
  empty('careers', CAREERS, labelsOf(careers), 'CareersForm.submit', requiredOf(careers)),
  wrong,
  sent,
  failed,
  signUp,
];
