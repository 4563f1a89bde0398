/** The columns of the export: general columns of all submissions, and columns of fields. */
import {fieldsOf, type Form} from './form.ts';

export interface Column {
  name: string;
  /** From 1. Programs rely on it, so it never changes. */
  position: number;
}

/** Columns of the submissions of all forms. */
export const GENERAL_COLUMNS = {
  id: 1,
  form: 2,
  receivedAt: 3,
  held: 4,
  fileName: 11,
  fileType: 12,
  fileSize: 13,
  fileSha256: 14,
  spamScore: 16,
  spamSignals: 17,
  mail: 18,
  sheet: 19,
  language: 20,
  reference: 21,
  fileScan: 22,
  filePages: 30,
  fileScannedPages: 31,
  fileTables: 32,
  fileFigures: 33,
  fileFields: 34,
  fileEffort: 35,
  fileCheck: 36,
} as const;

/** Returns all columns of a site's forms, in their order. */
export function columnsOf(forms: readonly Form[]): readonly Column[] {
  const ofFields = forms
    .flatMap(fieldsOf)
    .flatMap(([name, field]) =>
      'column' in field && field.column !== undefined ? [[name, field.column] as const] : [],
    );
  return Object.entries({...GENERAL_COLUMNS, ...Object.fromEntries(ofFields)})
    .map(([name, position]) => ({name, position}))
    .sort((a, b) => a.position - b.position);
}
