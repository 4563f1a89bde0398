/** The texts of mails and the sheet, for staff. */
import {factsText} from 'document-check';
import {documentTranslator} from 'document-check/words';
import {COMPANY} from '../../../sidebars';
import {fieldsOf} from '../../forms';
import {formNamed, type FormName} from '../../forms/tables';
import type {DocumentCheck, Fields} from '../store/store';

export const MAIL_WORDS = {
  sender: `${COMPANY} website`,
  received: 'Received',
  reference: 'Reference',
  id: 'Submission',
  fetch: (what: string) => `To fetch the ${what}, on the server`,
  check: 'Document check',
  scan: 'Virus scan',
  signals: 'Spam signals',
  answer: 'Your reply to this message goes to the sender.',
  privacy: 'This message contains personal data. Delete it when it is no longer needed.',
};

export const SHEET_WORDS = {id: 'Submission', received: 'Received (UTC)', reference: 'Reference'};

export interface Answer {
  label: string;
  text: string;
  /** Number of its column in the export. */
  column: number;
}

/** Returns the answers in the form's order; fields that are not in the form come last, under their names. */
export function answersOf(form: FormName, fields: Fields): Answer[] {
  const others = new Map(Object.entries(fields));
  const answers = fieldsOf(formNamed(form)).flatMap(([name, field]) => {
    if (field.control === 'file' || field.partOf !== undefined) return [];
    others.delete(name);
    const {label, mailLabel = label, column = Infinity} = field;
    return [{label: mailLabel, text: fields[name] ?? '', column}];
  });
  return [...answers, ...[...others].map(([label, text]) => ({label, text, column: Infinity}))];
}

const sayDocument = documentTranslator();

/** Returns the result of a document check as text, with the figures needed for a quote. */
export function describeCheck(check: DocumentCheck): string {
  if (check.outcome === 'failed') return 'not checked: there was no time, or the check broke off';
  if (check.outcome === 'refused') return `not checked: ${sayDocument(`refusal.${check.reason}`)}`;
  const {facts, faults, notes} = check;
  const counted = `${factsText(facts)}, rules broken: ${faults}`;
  return [counted, ...notes.map((note) => sayDocument(`note.${note}`))].join('. ');
}
