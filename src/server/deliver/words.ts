/** What staff read in mails and in the sheet, in one place for whoever translates it. */
import {factsText} from 'document-check';
import {sayDocumentIn} from 'document-check/words';
import {COMPANY} from '../../../sidebars';
import {fieldsOf} from '../../forms';
import {formNamed, type FormName} from '../../forms/tables';
import type {DocumentCheck, Fields, StoredFile} from '../store/store';

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
  privacy: 'This message holds personal data. Delete it when it is no longer needed.',
};

export const SHEET_WORDS = {id: 'Submission', received: 'Received (UTC)', reference: 'Reference'};

/** What a field is called, what was sent in it, and whether that may have several lines. */
export type Labelled = [label: string, text: string, hasLines?: boolean];

export function labelledFields(form: FormName, fields: Fields): Labelled[] {
  return answersOf(form).map(([name, label]) => [label, fields[name] ?? '', hasLines(form, name)]);
}

export type PlacedField = [place: number, cell: Labelled];

/** Label and text of each field, with its place in the export. */
export function placedFields(form: FormName, fields: Fields): PlacedField[] {
  return answersOf(form).map(([name, label]) => {
    const field = formNamed(form).fields[name];
    const place = field && 'column' in field ? field.column : undefined;
    return [place ?? Infinity, [label, fields[name] ?? '']];
  });
}

export function hasLines(form: FormName, name: string): boolean {
  const field = formNamed(form).fields[name];
  return field?.control === 'text' && field.lines !== undefined;
}

/** What was kept besides, under its own name: none is left out. */
export function otherFields(form: FormName, fields: Fields): Labelled[] {
  const known = new Set(answersOf(form).map(([name]) => name));
  return Object.entries(fields).filter(([name]) => !known.has(name));
}

function answersOf(form: FormName): Labelled[] {
  return fieldsOf(formNamed(form)).flatMap(([name, field]) =>
    field.control === 'file' || field.partOf !== undefined
      ? []
      : [[name, field.mailLabel ?? field.label] as Labelled],
  );
}

export function fileLabel(form: FormName, {field}: StoredFile): string {
  const {mailLabel, label = field} = formNamed(form).fields[field] ?? {};
  return mailLabel ?? label;
}

const sayDocument = sayDocumentIn();

/** Returns the result of a document check in words, enough to quote from. */
export function checkInWords(check: DocumentCheck): string {
  if (check.outcome === 'failed') return 'not checked: there was no time, or the check broke off';
  if (check.outcome === 'refused') return `not checked: ${sayDocument(`refusal.${check.reason}`)}`;
  const {facts, faults, notes} = check;
  const counted = `${factsText(facts)}, rules broken: ${faults}`;
  return [counted, ...notes.map((note) => sayDocument(`note.${note}`))].join('. ');
}
