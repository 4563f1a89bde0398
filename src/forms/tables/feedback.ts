/** Feedback on accessibility, requests for adjustments and for personal information. The specification does not prescribe this form. */
import type {Form} from '@trendsoft/forms-service/define';
import {person} from './person';

export const feedback = {
  name: 'feedback',
  page: '/accessibility-statement',
  endpoints: [{path: '/feedback-form'}],
  texts: {
    label: 'Feedback and requests',
    submit: 'Send message',
    kept: 'Everything you typed is still here, even if you reload the page.',
    succeeded: 'Your message has arrived',
    next: "We'll read your message. If you left an email address, we'll reply to it.",
    failed: 'Your message could not be sent',
  },
  fields: {
    message: {
      control: 'text',
      lines: 6,
      limit: 4000,
      label: 'Your message',
      hint: 'What you wanted to do and what got in your way, or what you need from us',
      errors: {
        required: 'Write your message',
        tooLong: 'This is too long. Use at most 4,000 characters',
      },
      column: 27,
    },
    page: {
      control: 'text',
      label: 'Which page is it about?',
      hint: 'Its title or its address',
      mailLabel: 'Page',
      errors: {},
      optional: true,
      column: 37,
    },
    helps: {
      control: 'text',
      lines: 3,
      limit: 1000,
      label: 'What helps you?',
      hint: 'For example, a screen reader, larger text or another format',
      mailLabel: 'What helps',
      errors: {tooLong: 'This is too long. Use at most 1,000 characters'},
      optional: true,
      column: 38,
    },
    email: {
      ...person.email,
      hint: 'If you would like an answer. For example, name@example.com',
      errors: {invalid: 'Please enter valid email address'},
      optional: true,
      shared: false,
    },
  },
  mail: {
    subject: 'New feedback',
    topic: 'page',
    opening: 'Somebody sent a message with the feedback form of the website.',
  },
} as const satisfies Form;
