/**
 * A form that the site does not have, to prove that a table is all a new form takes. Tests put it
 * beside the others with `jest.mock('…/src/forms/tables/all')`, as an engineer adds a line there.
 */
import {FILE_TYPES} from '../../src/forms';
import type {Form} from '../../src/forms';
import {person} from '../../src/forms/tables/person';

const {name, email, countryCode, phoneNumber} = person;

export const quote = {
  name: 'quote',
  page: '/Quote',
  calls: [{path: '/quote-form'}],
  words: {
    label: 'Quote',
    submit: 'Ask for a quote',
    advice: 'Everything is still here. Try again.',
    succeeded: 'We have your documents',
    failed: 'Your documents could not be sent',
  },
  fields: {
    name,
    email,
    countryCode: {...countryCode, optional: true},
    phoneNumber: {...phoneNumber, optional: true},
    neededBy: {
      control: 'text',
      type: 'date',
      label: 'Needed by',
      optional: true,
      checks: {invalid: /^\d{4}-\d\d-\d\d$/},
      errors: {invalid: 'Enter a day'},
      column: 23,
    },
    message: {
      control: 'text',
      lines: 5,
      limit: 2000,
      label: 'What do you need?',
      errors: {required: 'Say what you need', tooLong: 'Use at most 2000 characters'},
      column: 24,
    },
    findingsOnly: {
      control: 'checkbox',
      label: 'Send the findings only',
      optional: true,
      errors: {required: 'Tick the box or leave it'},
      mailLabel: 'Findings only',
      column: 25,
    },
    documents: {
      control: 'file',
      label: 'Documents',
      mailLabel: 'Document',
      accept: {'.pdf': FILE_TYPES['.pdf'] ?? '', '.txt': FILE_TYPES['.txt'] ?? ''},
      size: 40_000,
      count: 3,
      total: 60_000,
      errors: {
        required: 'Choose a document',
        type: 'Choose PDF or text files',
        empty: 'A document is empty',
        tooLarge: 'A document is larger than 40 kB',
        tooMany: 'Choose at most three documents',
        tooLargeTogether: 'Together the documents are larger than 60 kB',
        content: 'A document is not what its name says',
      },
    },
  },
  mail: {
    subject: 'Quote',
    topic: 'name',
    opening: 'Somebody asked for a quote.',
    several: 'quotes',
    to: 'MAIL_TO_QUOTE',
  },
} as const satisfies Form;
