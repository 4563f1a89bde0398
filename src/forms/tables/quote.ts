/** The request for a quote for document accessibility work. The specification does not prescribe the wording of this form. */
import {DOCUMENT_LIMITS} from '../document-limits';
import {DOCUMENT_TYPES} from '@trendsoft/forms-service/define';
import type {Form} from '@trendsoft/forms-service/define';
import {person} from './person';

const {name, email, countryCode, phoneNumber} = person;

export const quote = {
  name: 'quote',
  page: '/document-check',
  endpoints: [{path: '/quote-form'}],
  texts: {
    label: 'Request for a quote',
    submit: 'Ask for a quote',
    kept: 'Everything you typed and the files you chose are still here. If you reload the page, choose the files again.',
    succeeded: 'Your request for a quote has arrived',
    next: "We'll look at what you sent and reply by email with a quote, or with questions.",
    failed: 'Your request for a quote could not be sent',
  },
  fields: {
    name,
    email,
    countryCode: {...countryCode, optional: true},
    phoneNumber: {...phoneNumber, optional: true},
    companyName: {
      control: 'text',
      label: 'Company name',
      autocomplete: 'organization',
      errors: {},
      optional: true,
      linksAreSpam: true,
      column: 8,
    },
    wanted: {
      control: 'select',
      label: 'What do you need?',
      mailLabel: 'Service requested',
      options: [
        {value: 'Remediation', label: 'Make documents accessible', messageId: 'wanted.remediation'},
        {value: 'Template', label: 'An accessible template', messageId: 'wanted.template'},
        {value: 'Training', label: 'Training for document authors', messageId: 'wanted.training'},
        {value: 'Other', label: 'Something else', messageId: 'wanted.other'},
      ],
      errors: {required: 'Select what you need'},
      besideNext: true,
      column: 23,
    },
    standard: {
      control: 'select',
      label: 'Standard',
      hint: 'The standard your documents must meet',
      options: [
        {value: 'Not sure', label: 'I am not sure', messageId: 'standard.unknown'},
        'PDF/UA',
        'WCAG 2.1',
        'WCAG 2.2',
        'EN 301 549',
        'Section 508',
        {value: 'Another', label: 'Another one', messageId: 'standard.another'},
      ],
      errors: {required: 'Select a standard, or leave this blank'},
      optional: true,
      column: 24,
    },
    neededBy: {
      control: 'text',
      type: 'date',
      label: 'Needed by',
      hint: 'Your deadline, if you have one',
      isDeadline: true,
      errors: {
        invalid: 'Enter a complete date: day, month and year',
        past: 'This date is in the past. Enter a day from today on, and the year with four digits',
        tooFar: 'This date is more than 10 years away. Check the year',
      },
      optional: true,
      besideNext: true,
      column: 25,
    },
    documentCount: {
      control: 'text',
      label: 'How many similar documents?',
      mailLabel: 'Number of similar documents',
      hint: 'A rough number',
      characters: 'digits',
      checks: {invalid: /^[1-9]\d{0,6}$/},
      errors: {invalid: 'Enter a number in digits, such as 20'},
      optional: true,
      column: 26,
    },
    message: {
      control: 'text',
      lines: 5,
      limit: 4000,
      label: 'What else should we know?',
      mailLabel: 'Message',
      errors: {tooLong: 'This is too long. Use at most 4,000 characters'},
      optional: true,
      column: 27,
    },
    findingsOnly: {
      control: 'checkbox',
      label: 'Send only the results',
      hint: 'We then prepare the quote from the results alone. Your documents are not stored',
      mailLabel: 'Findings only',
      // Browsers send nothing but the box's value, so only programs see this.
      errors: {invalid: 'Tick the box, or leave it empty'},
      optional: true,
      column: 28,
    },
    documents: {
      control: 'file',
      label: 'Documents',
      hint: 'At most 5 PDF, Word or PowerPoint files, 25 MB each and 50 MB in all',
      mailLabel: 'Document',
      accept: DOCUMENT_TYPES,
      ...DOCUMENT_LIMITS,
      documentCheck: {resultsOnlyField: 'findingsOnly', resultsField: 'findings'},
      errors: {
        required: 'Choose a document, or send only the results',
        type: '{files}. Save each as a PDF, Word or PowerPoint file, or leave it out',
        empty: 'Empty: {files}. Choose another file',
        changed: 'Changed or moved since you chose your files: {files}. Choose your files again',
        unreadable:
          'Could not be read, and may be folders: {files}. Choose the files without these',
        tooLarge:
          'Larger than 25 MB: {files}. Choose your files again without these, and tell us about them under “What else should we know?”',
        tooMany: 'You chose more than 5 files. Choose at most 5',
        tooLargeTogether: 'Together the files are larger than 50 MB. Leave some of them out',
        content: 'Damaged or locked: {files}. Save these files again, then choose them',
      },
    },
    findings: {
      control: 'text',
      lines: 8,
      limit: 20_000,
      label: 'Results of the check',
      hint: 'This text is sent in place of your documents',
      mailLabel: 'Findings',
      errors: {
        required: 'Check a document first, or paste the results here',
        tooLong: 'This is too long. Use at most 20,000 characters',
      },
      column: 29,
    },
  },
  mail: {
    subject: 'New quote request',
    topic: 'wanted',
    opening: 'Somebody asked for a quote for document accessibility work through the website.',
    to: 'MAIL_TO_QUOTES',
  },
} as const satisfies Form;
