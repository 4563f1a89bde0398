/** The texts of mails and the Google Sheet, for staff. */
import {factsText} from '@trendsoft/document-check';
import {documentTranslator} from '@trendsoft/document-check/messages';
import {fieldsOf, type Form} from '../../forms/index.ts';
import type {DocumentCheck, Fields} from '../store/store.ts';

export const MAIL_TEXTS = {
  sender: (name: string) => `${name} website`,
  received: 'Received',
  reference: 'Reference',
  id: 'Submission',
  fetch: (what: string) => `To fetch the ${what}, on the server`,
  check: 'Document check',
  scan: 'Virus scan',
  signals: 'Spam signals',
  replyHint: 'Your reply to this message goes to the sender.',
  copyHint:
    'To reply, write a new message to the address above: not every mail server can send to it, so this one has no reply address.',
  privacy: 'This message contains personal data. Delete it when it is no longer needed.',
};

export const SHEET_LABELS = {id: 'Submission', received: 'Received (UTC)', reference: 'Reference'};

export interface LabelledField {
  label: string;
  text: string;
  /** Number of its column in the export. */
  column: number;
}

/** Returns the fields in the form's order; fields that are not in the form come last, labelled with their names. */
export function labelledFields(form: Form, fields: Fields): LabelledField[] {
  const others = new Map(Object.entries(fields));
  const known = fieldsOf(form).flatMap(([name, field]) => {
    if (field.control === 'file' || field.partOf !== undefined) return [];
    others.delete(name);
    const {label, mailLabel = label, column = Infinity} = field;
    return [{label: mailLabel, text: fields[name] ?? '', column}];
  });
  return [...known, ...[...others].map(([label, text]) => ({label, text, column: Infinity}))];
}

const translate = documentTranslator();

/** Returns the result of a document check as text, with the facts needed for a quote. */
export function describeCheck(check: DocumentCheck): string {
  if (check.outcome === 'failed') return 'not checked: there was no time, or the check broke off';
  if (check.outcome === 'refused') return `not checked: ${translate(`refusal.${check.reason}`)}`;
  const {facts, faults, notes} = check;
  const summary = `${factsText(facts)}, faults: ${faults}`;
  return [summary, ...notes.map((note) => translate(`note.${note}`))].join('. ');
}
