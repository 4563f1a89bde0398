/** Which documents the form would accept, by its own rules: shown before anything is sent. */
import type {Facts} from 'document-check';
import {DOCUMENT_LIMITS} from '../../../forms/document-limits';
import type {CheckedDocument} from '../checked';

const ENDINGS: Readonly<Record<Facts['format'], string>> = {
  pdf: '.pdf',
  word: '.docx',
  powerpoint: '.pptx',
};

/** Why the form would reject a document: the end of a `send` sentence's id. */
export type FormRejection = 'odd' | 'name' | 'size';

/** @returns undefined for documents that can be sent, and for files that were not checked */
export function formRejection({file, report}: CheckedDocument): FormRejection | undefined {
  if (!report) return undefined;
  const ending = ENDINGS[report.facts.format];
  if (!file.name.toLowerCase().endsWith(ending)) return 'name';
  if (file.size > DOCUMENT_LIMITS.size) return 'size';
  return report.notes.includes('odd') ? 'odd' : undefined;
}
