/** The contact enquiry. Wording and spelling are from tests/SPEC.md (sections 4, 5 and 8). */
import type {Form} from '@trendsoft/forms-service/define';
import {person} from './person';

export const contact = {
  name: 'contact',
  page: '/TrendSoft/ContactUs',
  endpoints: [{path: '/googleSheet-contact-form'}, {path: '/contact-form', accepts: '2xx'}],
  texts: {
    label: 'Contact',
    submit: 'Send enquiry',
    kept: 'Everything you typed is still here, even if you reload the page.',
    succeeded: 'Form Submitted Successfully',
    next: "We'll reply by email or phone to talk about what you need.",
    failed: 'Form SUbmission Failed!',
  },
  fields: {
    ...person,
    companyName: {
      control: 'text',
      label: 'Company name',
      hint: 'If you have none, enter your own name',
      autocomplete: 'organization',
      errors: {required: 'Company Name is required'},
      linksAreSpam: true,
      besideNext: true,
      column: 8,
    },
    enquiries: {
      control: 'select',
      label: 'Purpose of contact',
      hint: 'Select what your enquiry is about',
      translatorNote: 'its error message says Enquiries',
      // The submitted value is the label (docs/choices.md, 1).
      options: [
        {value: 'Web Accessibility', messageId: 'purpose.web'},
        {value: 'Document Accessibility', messageId: 'purpose.document'},
        {value: 'InDesign Accessibility', messageId: 'purpose.inDesign'},
        {value: 'Testing', messageId: 'purpose.testing'},
        {value: 'Cyber Security', messageId: 'purpose.security'},
      ],
      query: 'purpose',
      errors: {required: 'Select Enquiries is required'},
      column: 9,
    },
  },
  mail: {
    subject: 'New enquiry',
    topic: 'enquiries',
    opening: 'Somebody sent an enquiry through the website.',
  },
  sheet: true,
} as const satisfies Form;
