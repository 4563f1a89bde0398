/** Determines whether the quote form would reject a document, by the form's own rules, before anything is sent. */
import type {Facts} from 'document-check';
import {DOCUMENT_LIMITS} from '../../../forms/document-limits';
import type {CheckedDocument} from '../checked';

const ENDINGS: Readonly<Record<Facts['format'], string>> = {
  pdf: '.pdf',
  word: '.docx',
  powerpoint: '.pptx',
};

/** Why the form would reject a document: `nonstandard` is the message `send.nonstandard`. */
export type FormRejection = 'nonstandard' | 'name' | 'size';

/** Returns why the form would reject a document; undefined if it would not, and for files that were not checked. */
export function formRejection({file, report}: CheckedDocument): FormRejection | undefined {
  if (!report) return undefined;
  const ending = ENDINGS[report.facts.format];
  if (!file.name.toLowerCase().endsWith(ending)) return 'name';
  if (file.size > DOCUMENT_LIMITS.maxBytes) return 'size';
  return report.notes.includes('nonstandard') ? 'nonstandard' : undefined;
}
