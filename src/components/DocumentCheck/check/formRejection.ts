/** Determines whether the quote form would reject a document, by the form's own rules, before anything is sent. */
import {DOCUMENT_LIMITS} from '../../../forms/document-limits';
import type {CheckedDocument} from '../checkedDocuments';

/** The form judges files by their content, and refuses macros. */
const MACRO_EXTENSIONS: readonly string[] = ['.docm', '.dotm', '.pptm', '.potm', '.ppsm'];

/** Why the form would reject a document: `nonstandard` is the message `send.nonstandard`. */
export type FormRejection = 'nonstandard' | 'name' | 'size';

/** Returns why the form would reject a document; undefined if it would not, and for files that were not checked. */
export function formRejection({file, report}: CheckedDocument): FormRejection | undefined {
  if (!report) return undefined;
  const name = file.name.toLowerCase();
  if (MACRO_EXTENSIONS.some((extension) => name.endsWith(extension))) return 'name';
  if (file.size > DOCUMENT_LIMITS.maxBytes) return 'size';
  return report.notes.includes('nonstandard') ? 'nonstandard' : undefined;
}
