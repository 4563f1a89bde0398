/** The quote form, which ./document-check links to. */
import {quote} from '../../../src/forms/tables';
import {step, type Task} from '../task';
import {word} from '../words';
import {firstField, INVALID, labelsOf, sendEmpty, toButton, t} from './form-steps';

const fillInPerson = () => [
  firstField(),
  step('Types name and address', [{type: 'Asha Rao'}, 'Tab', {type: 'asha.rao@example.com'}], {
    never: [INVALID],
  }),
];

const goTo = (label: string) =>
  step(`Tabs to “${label}”`, 'Tab', {until: label, atMost: 14, never: [INVALID]});

const wrong: Task = {
  id: 'quote-wrong',
  title: 'A number in words is reported when its field is left',
  route: quote.page,
  steps: () => {
    const message = t('documentCountInvalid');
    return [
      ...fillInPerson(),
      goTo(word('QuoteForm.documentCount')),
      step('Types no number and goes on', [{type: 'many'}, 'Tab'], {
        hears: [word('QuoteForm.message')],
        once: [message],
      }),
      step('Goes back to it', 'shift+Tab', {
        hears: [word('QuoteForm.documentCount'), INVALID],
        once: [message],
      }),
      step('Types a number and goes on', ['ctrl+a', {type: '20'}, 'Tab'], {
        hears: [word('QuoteForm.message')],
        never: [INVALID, message],
      }),
    ];
  },
};

const sent: Task = {
  id: 'quote-sent',
  title: 'A quote is requested with findings in place of documents',
  route: quote.page,
  steps: () => {
    const chooseFile = new RegExp(`${word('QuoteForm.documents')}.{0,60}push button`);
    return [
      ...fillInPerson(),
      goTo(word('QuoteForm.wanted')),
      step('Chooses a service', 'Down', {hears: [word('QuoteForm.wanted.remediation')]}),
      goTo(word('QuoteForm.findingsOnly')),
      step('Ticks the box', 'space', {hears: ['checked'], never: [INVALID]}),
      step('Goes to the field that has replaced the documents', 'Tab', {
        hears: [word('QuoteForm.findings'), 'required'],
        never: [INVALID, chooseFile],
      }),
      step('Types findings', {type: 'Two faults'}, {never: [INVALID]}),
      toButton(word('QuoteForm.submit')),
      step('Sends it', 'Return', {
        once: [t('quoteSucceeded')],
        never: [INVALID, t('busy'), ...labelsOf(quote).slice(2)],
      }),
    ];
  },
};

export default [sendEmpty(quote, 'QuoteForm.submit'), wrong, sent];
