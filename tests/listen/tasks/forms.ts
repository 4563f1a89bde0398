import type {Form} from '@trendsoft/forms-service/validate';
import {careers, contact} from '../../../src/forms/tables';
import {step, type Key, type Task} from '../task';
import {word} from '../words';
import {firstField, INVALID, labelsOf, notYet, sendEmpty, toButton, t} from './form-steps';

const {page: CONTACT} = contact;
const SUCCEEDED = t('contactSucceeded');

/** Text to type into each field; for lists, the first option is chosen. */
const TYPED = ['Asha Rao', 'asha.rao@example.com', '', '9876543210', 'Rao Press', ''];

/** Goes through all fields, and to the button. */
const fillIn = () => {
  const keys = TYPED.flatMap((text): Key[] => ['Tab', text ? {type: text} : 'Down']).slice(1);
  const never = [...notYet(contact), t('nameInvalid'), t('emailInvalid')];
  return [
    firstField(),
    step('Fills in all fields', keys, {never}),
    toButton(word('ContactForm.submit')),
  ];
};

const sent: Task = {
  id: 'contact-sent',
  title: 'An enquiry is sent',
  route: CONTACT,
  steps: () => {
    const labels = labelsOf(contact);
    const late = new RegExp(`${SUCCEEDED}.*${t('busy')}`, 'i');
    return [
      ...fillIn(),
      step('Sends it', 'Return', {
        once: [SUCCEEDED],
        never: [INVALID, late, ...labels.slice(2, 3), ...labels.slice(5)],
      }),
    ];
  },
};

const failed: Task = {
  id: 'contact-failed',
  title: 'An enquiry cannot be sent',
  route: CONTACT,
  server: 'full',
  steps: () => [
    ...fillIn(),
    step('Sends it', 'Return', {
      once: [t('contactFailed'), word('ContactForm.kept')],
      never: [INVALID, SUCCEEDED],
    }),
  ],
};

const wrong: Task = {
  id: 'contact-wrong',
  title: 'An invalid entry is announced on leaving the field',
  route: CONTACT,
  steps: () => [
    firstField(),
    step('Types an invalid name and goes on', [{type: 'Asha 2'}, 'Tab'], {
      hears: [word('PersonFields.email')],
      once: [t('nameInvalid')],
    }),
    step('Types an invalid address and goes on', [{type: 'asha.rao'}, 'Tab'], {
      once: [t('emailInvalid')],
    }),
    step('Goes back to it', 'shift+Tab', {
      hears: [word('PersonFields.email'), INVALID],
      once: [t('emailInvalid')],
    }),
  ],
};

const signUp: Task = {
  id: 'sign-up',
  title: 'The sign-up strip',
  route: '/',
  steps: () => [
    step('Jumps to the field', 'e', {hears: [word('SignUp.email'), /required/i], never: [INVALID]}),
    step('Switches to focus mode', 'Insert+a', {hears: ['Focus mode']}),
    step('Types an address', {type: 'asha.rao@example.com'}, {never: [INVALID]}),
    step('Goes to the button', 'Tab', {hears: [word('SignUp.submit')]}),
    step('Presses it', 'Return', {once: [word('SignUp.closed')]}),
  ],
};

/** Required fields before a visit and before any script has loaded. */
const beforeScripts = (form: Form): Task => ({
  id: `before-scripts-${form.name}`,
  title: `The ${form.name} form before scripts`,
  route: form.page,
  rules: [{path: /\/assets\/js\/main\./, hold: true}],
  steps: () => [
    firstField({hears: [labelsOf(form)[0] ?? '', 'required']}),
    step('Goes on', ['Tab', 'Tab'], {never: [INVALID]}),
  ],
});

export default [
  beforeScripts(contact),
  beforeScripts(careers),
  sendEmpty(contact, 'ContactForm.submit'),
  sendEmpty(careers, 'CareersForm.submit'),
  wrong,
  sent,
  failed,
  signUp,
];
