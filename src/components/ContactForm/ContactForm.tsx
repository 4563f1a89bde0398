import {translate} from '@docusaurus/Translate';
import {ENDPOINTS, PURPOSES, type Purpose} from '../../forms';
import {SelectField, TextField} from '../../primitives/Field';
import {emptyOption, FieldPair, PersonFields, SubmissionForm} from '../SubmissionForm';
import {useContactForm} from './useContactForm';

/**
 * The contact enquiry. Keys: the browser's own.
 * Element: `<form aria-label="Contact">`, preceded by its status.
 */
export function ContactForm() {
  const {bind, state} = useContactForm();
  return (
    <SubmissionForm
      {...formWords()}
      endpoint={ENDPOINTS.contact}
      succeeded="contactSucceeded"
      failed="contactFailed"
      state={state}
    >
      <PersonFields bind={bind} />
      <FieldPair>
        <TextField
          {...bind('companyName')}
          label={translate({
            id: 'ContactForm.companyName',
            message: 'Company name',
            description: 'Label of a field of the contact form',
          })}
          autoComplete="organization"
          required
        />
        <SelectField
          {...bind('enquiries', 'change')}
          label={translate({
            id: 'ContactForm.enquiries',
            message: 'Purpose of contact',
            description: 'Label of a field of the contact form',
          })}
          hint={translate({
            id: 'ContactForm.enquiriesHint',
            message: 'Select what your enquiry is about',
            description:
              'Hint of the contact form, below the label Purpose of contact; its error message says Enquiries',
          })}
          options={purposeOptions()}
          emptyLabel={emptyOption()}
          required
        />
      </FieldPair>
    </SubmissionForm>
  );
}

function formWords() {
  return {
    label: translate({
      id: 'ContactForm.label',
      message: 'Contact',
      description: 'Name of the contact form for screen readers',
    }),
    submitLabel: translate({
      id: 'ContactForm.submit',
      message: 'Send enquiry',
      description: 'Label of the submit button of the contact form',
    }),
    advice: translate({
      id: 'ContactForm.advice',
      message: 'Everything you typed is still here. Check your connection, then send it again.',
      description: 'In the alert above the contact form: what to do when it could not be sent',
    }),
  };
}

function purposeOptions() {
  const description = 'Choice of the field Purpose of contact';
  const labels: Record<Purpose, string> = {
    'Web Accessibility': translate({
      id: 'ContactForm.purpose.web',
      message: 'Web Accessibility',
      description,
    }),
    'Document Accessibility': translate({
      id: 'ContactForm.purpose.document',
      message: 'Document Accessibility',
      description,
    }),
    'InDesign Accessibility': translate({
      id: 'ContactForm.purpose.inDesign',
      message: 'InDesign Accessibility',
      description,
    }),
    Testing: translate({id: 'ContactForm.purpose.testing', message: 'Testing', description}),
    'Cyber Security': translate({
      id: 'ContactForm.purpose.security',
      message: 'Cyber Security',
      description,
    }),
  };
  return PURPOSES.map((value) => ({value, label: labels[value]}));
}
