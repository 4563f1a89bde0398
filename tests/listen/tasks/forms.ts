import {MESSAGES} from '../../../src/forms/sentences';
import {careers, contact} from '../../../src/forms/tables';
import type {Step, Task} from '../task';
import {word} from '../words';
import {
  INVALID,
  empty,
  firstField,
  labelsOf,
  requiredOf,
  send,
  toButton,
  untouched,
} from './form-steps';

const CONTACT = '/TrendSoft/ContactUs';
const CAREERS = '/TrendSoft/Career';

const BUSY = MESSAGES.busy.message;

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
  title: 'An invalid entry is announced on leaving the field',
  route: CONTACT,
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
  steps: () => [
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

/** Fields that are required, and that nobody has been to yet, before any script has come. */
const beforeScripts = (id: string, route: string, label: () => string): Task => ({
  id: `before-scripts-${id}`,
  title: `The ${id} form before scripts`,
  route,
  rules: [{path: /\/assets\/js\/main\./, answer: 'hold'}],
  steps: () => [
    {...firstField, hears: [label(), 'required']},
    {does: 'Goes on', keys: ['Tab', 'Tab'], never: [INVALID]},
  ],
});

export default [
  beforeScripts('contact', CONTACT, () => labelsOf(contact)()[0] ?? ''),
  beforeScripts('careers', CAREERS, () => labelsOf(careers)()[0] ?? ''),
  empty('contact', CONTACT, labelsOf(contact), 'ContactForm.submit', requiredOf(contact)),
  empty('careers', CAREERS, labelsOf(careers), 'CareersForm.submit', requiredOf(careers)),
  wrong,
  sent,
  failed,
  signUp,
];
