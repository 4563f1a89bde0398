/** The request for a quote; ./document-check leads to it. */
import {MESSAGES} from '../../../src/forms/sentences';
import {quote} from '../../../src/forms/tables';
import type {Step, Task} from '../task';
import {word} from '../words';
import {INVALID, empty, firstField, labelsOf, requiredOf, send, toButton} from './form-steps';

const {page: route} = quote;

const fillPerson: Step = {
  does: 'Types name and address',
  keys: [{type: 'Asha Rao'}, 'Tab', {type: 'asha.rao@example.com'}],
  never: [INVALID],
};

const goTo = (label: string): Step => ({
  does: `Tabs to “${label}”`,
  keys: ['Tab'],
  until: label,
  atMost: 14,
  never: [INVALID],
});

const wrong: Task = {
  id: 'quote-wrong',
  title: 'A number in words is told when its field is left',
  route,
  steps: () => [
    firstField,
    fillPerson,
    goTo(word('QuoteForm.documentCount')),
    {
      does: 'Types no number and goes on',
      keys: [{type: 'many'}, 'Tab'],
      hears: [word('QuoteForm.message')],
      once: [MESSAGES.documentCountInvalid.message],
    },
    {
      does: 'Goes back to it',
      keys: ['shift+Tab'],
      hears: [word('QuoteForm.documentCount'), INVALID],
      once: [MESSAGES.documentCountInvalid.message],
    },
    {
      does: 'Types a number and goes on',
      keys: ['ctrl+a', {type: '20'}, 'Tab'],
      hears: [word('QuoteForm.message')],
      never: [INVALID, MESSAGES.documentCountInvalid.message],
    },
  ],
};

const sent: Task = {
  id: 'quote-sent',
  title: 'A quote is asked for, with what was found alone',
  route,
  steps: () => [
    firstField,
    fillPerson,
    goTo(word('QuoteForm.wanted')),
    {does: 'Chooses what is wanted', keys: ['Down'], hears: [word('QuoteForm.wanted.remediation')]},
    goTo(word('QuoteForm.findingsOnly')),
    {does: 'Ticks the box', keys: ['space'], hears: ['checked'], never: [INVALID]},
    {
      does: 'Goes to the field that has taken the place of the documents',
      keys: ['Tab'],
      hears: [word('QuoteForm.findings'), 'required'],
      never: [INVALID, new RegExp(`${word('QuoteForm.documents')}.{0,60}push button`)],
    },
    {does: 'Types what was found', keys: [{type: 'Two faults'}], never: [INVALID]},
    toButton(word('QuoteForm.submit')),
    send('Sends it', {
      once: [MESSAGES.quoteSucceeded.message],
      never: [INVALID, MESSAGES.busy.message, ...labelsOf(quote)().slice(2)],
    }),
  ],
};

export default [
  empty('quote', route, labelsOf(quote), 'QuoteForm.submit', requiredOf(quote)),
  wrong,
  sent,
];
