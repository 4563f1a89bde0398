/** What staff read in mails and in the sheet, in one place for whoever translates it. */
import type {ServerMessageId} from '../../forms/server-messages';
import type {Fields, FormName} from '../store/store';

interface FormWords {
  /** First part of a mail's subject, the one part that its sender reads too. */
  subject: ServerMessageId;
  /** The field that says what it is about: second part of the subject. */
  topic: string;
  opening: string;
  /** Label of each field, in reading order. */
  labels: Readonly<Record<string, string>>;
}

export const FORM_WORDS: Readonly<Record<FormName, FormWords>> = {
  contact: {
    subject: 'mailContact',
    topic: 'enquiries',
    opening: 'Somebody sent an enquiry through the website.',
    labels: {
      name: 'Name',
      email: 'Email',
      phoneNumber: 'Phone number',
      companyName: 'Company name',
      enquiries: 'Purpose of contact',
    },
  },
  careers: {
    subject: 'mailCareers',
    topic: 'position',
    opening: 'Somebody applied for a job through the website.',
    labels: {
      name: 'Name',
      email: 'Email',
      phoneNumber: 'Phone number',
      position: 'Position',
    },
  },
};

export const MAIL_WORDS = {
  sender: 'TrendSoft website',
  received: 'Received',
  reference: 'Reference',
  id: 'Submission',
  resume: 'Resume',
  fetch: 'To fetch the resume, on the server',
  scan: 'Virus scan',
  fileWarnings: 'Careful, the resume has',
  signs: 'Signs of spam',
  answer: 'Your reply to this message goes to the sender.',
  privacy: 'This message holds personal data. Delete it when it is no longer needed.',
};

export const SHEET_WORDS = {id: 'Submission', received: 'Received (UTC)', reference: 'Reference'};

/** Label and text of each field, in reading order; none is left out, with or without a label. */
export function labelledFields(
  form: FormName,
  fields: Fields,
): Array<[label: string, text: string]> {
  const {labels} = FORM_WORDS[form];
  const others = Object.keys(fields).filter((name) => !(name in labels));
  return [...Object.keys(labels), ...others].map((name) => [
    labels[name] ?? name,
    fields[name] ?? '',
  ]);
}
