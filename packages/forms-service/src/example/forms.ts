/** The forms of an invented museum, with which the tests try the service: a group visit, and an article for its journal. */
import {DOCUMENT_TYPES, FILE_TYPES, type Form} from '../forms/define.ts';

const MEGABYTE = 1024 ** 2;

export const visit = {
  name: 'visit',
  page: '/visit',
  endpoints: [{path: '/visit-list'}, {path: '/visit-form', accepts: '2xx'}],
  texts: {
    label: 'Group visit',
    submit: 'Ask for a visit',
    kept: 'Your answers are still here.',
    succeeded: 'We have your request',
    next: 'We answer by email.',
    failed: 'Your request could not be sent',
  },
  fields: {
    name: {
      control: 'text',
      label: 'Your name',
      autocomplete: 'name',
      characters: 'letters',
      errors: {required: 'Enter your name', invalid: 'Use letters and spaces only'},
      sender: 'name',
      column: 5,
    },
    email: {
      control: 'text',
      type: 'email',
      label: 'Email',
      autocomplete: 'email',
      errors: {required: 'Enter your email address', invalid: 'Enter a complete email address'},
      sender: 'address',
      column: 6,
    },
    countryCode: {
      control: 'select',
      label: 'Country of your phone number',
      options: [
        {value: 'NO', label: 'Norway', dialCode: '+47', messageId: 'norway'},
        {value: 'US', label: 'United States', dialCode: '+1', messageId: 'unitedStates'},
        {value: 'CA', label: 'Canada', dialCode: '+1', messageId: 'canada'},
      ],
      errors: {required: 'Select the country of your phone number'},
      partOf: 'phoneNumber',
      optional: true,
    },
    phoneNumber: {
      control: 'text',
      label: 'Phone number',
      characters: 'digits',
      length: 8,
      errors: {invalid: 'Use digits only', length: 'Use 8 digits'},
      optional: true,
      column: 7,
    },
    school: {
      control: 'text',
      label: 'School or club',
      autocomplete: 'organization',
      errors: {},
      linksAreSpam: true,
      optional: true,
      column: 25,
    },
    tour: {
      control: 'select',
      label: 'Tour',
      options: ['Ships', 'Harbour', {value: 'Both', label: 'Ships and harbour', messageId: 'both'}],
      errors: {required: 'Select a tour'},
      column: 8,
    },
  },
  mail: {subject: 'Group visit', topic: 'tour', opening: 'Somebody asked for a group visit.'},
  sheet: true,
} as const satisfies Form;

export const article = {
  name: 'article',
  page: '/journal',
  endpoints: [{path: '/article-form'}],
  texts: {
    label: 'Article',
    submit: 'Send article',
    kept: 'Your answers and files are still here.',
    succeeded: 'We have your article',
    next: 'The editors answer by email.',
    failed: 'Your article could not be sent',
  },
  fields: {
    email: visit.fields.email,
    title: {
      control: 'text',
      label: 'Title',
      errors: {required: 'Enter the title'},
      linksAreSpam: true,
      column: 9,
    },
    printBy: {
      control: 'text',
      type: 'date',
      label: 'Print by',
      isDeadline: true,
      errors: {
        invalid: 'Enter a complete date',
        past: 'This date is in the past',
        tooFar: 'This date is too far away',
      },
      optional: true,
      column: 10,
    },
    summary: {
      control: 'text',
      lines: 5,
      limit: 1000,
      label: 'Summary',
      errors: {tooLong: 'Use at most 1,000 characters'},
      optional: true,
      column: 15,
    },
    cover: {
      control: 'file',
      label: 'Picture or file for the cover',
      accept: FILE_TYPES,
      maxBytes: MEGABYTE,
      errors: {
        required: 'Choose a file for the cover',
        type: '{files}. Choose a picture',
        tooLarge: 'The file is larger than 1 MB',
        empty: 'The file is empty',
        content: 'The file is damaged',
        changed: '“{files}” has changed. Choose it again',
        unreadable: '“{files}” could not be read',
      },
      optional: true,
    },
    resultsOnly: {
      control: 'checkbox',
      label: 'Send only the results of the document check',
      errors: {invalid: 'Tick the box, or leave it empty'},
      optional: true,
      column: 23,
    },
    manuscript: {
      control: 'file',
      label: 'Manuscript',
      accept: DOCUMENT_TYPES,
      maxBytes: 2 * MEGABYTE,
      maxFiles: 3,
      maxTotalBytes: 4 * MEGABYTE,
      documentCheck: {resultsOnlyField: 'resultsOnly', resultsField: 'results'},
      errors: {
        required: 'Choose the manuscript, or send only the results',
        type: '{files}. Choose PDF, Word or PowerPoint files',
        tooLarge: 'Larger than 2 MB: {files}',
        empty: 'Empty: {files}',
        content: 'Damaged: {files}',
        changed: 'Changed: {files}',
        unreadable: 'Not readable: {files}',
        tooMany: 'Choose at most 3 files',
        tooLargeTogether: 'Together the files are larger than 4 MB',
      },
    },
    results: {
      control: 'text',
      lines: 8,
      limit: 20_000,
      label: 'Results of the document check',
      errors: {required: 'Paste the results', tooLong: 'Use at most 20,000 characters'},
      column: 24,
    },
  },
  mail: {
    subject: 'Article',
    topic: 'title',
    opening: 'Somebody sent an article.',
    to: 'MAIL_TO_EDITORS',
  },
} as const satisfies Form;

export const FORMS: readonly Form[] = [visit, article];

/** Valid answers to the required fields. */
export const ANSWERS = {
  visit: {name: 'Ida Berg', email: 'ida@example.com', tour: 'Ships'},
  article: {email: 'ida@example.com', title: 'Two keels', results: 'Two faults'},
} as const;
