/** Reads the chosen files of a form before it is sent. */
import type {FieldValues} from 'react-hook-form';
import {
  errorId,
  fileFieldsOf,
  listedFiles,
  type Form,
  type ValidationErrors,
} from '@trendsoft/forms-service/validate';
import {FileChangedError, readChosenFile} from '../../primitives/chosenFile';
import type {ReadFile} from './transport';
import {filesIn} from './fieldRules';

/** Nothing was sent, since files have changed, moved or disappeared since they were chosen. */
export class FilesChangedError extends Error {
  override readonly name = 'FilesChangedError';

  constructor(readonly errors: ValidationErrors) {
    super('Files have changed since they were chosen');
  }
}

/** Returns the files to send with their bytes. @throws FilesChangedError with the names of all changed files */
export async function readFiles(form: Form, values: FieldValues): Promise<ReadFile[]> {
  const chosen = filesIn(form, values);
  const files: ReadFile[] = [];
  const errors: Record<string, string> = {};
  for (const [name, field] of fileFieldsOf(form)) {
    const {read, changed} = await readField(name, chosen[name] ?? []);
    files.push(...read);
    if (changed.length > 0) errors[name] = errorId(name, field, 'changed', listedFiles(changed));
  }
  if (Object.keys(errors).length > 0) throw new FilesChangedError(errors);
  return files;
}

/** Reads the files of a field, and collects the names of those that have changed. */
async function readField(field: string, chosen: readonly File[]) {
  const read: ReadFile[] = [];
  const changed: string[] = [];
  for (const file of chosen) {
    try {
      const bytes = await readChosenFile(file);
      read.push({field, name: file.name, type: file.type, bytes});
    } catch (error) {
      if (!(error instanceof FileChangedError)) throw error;
      changed.push(file.name);
    }
  }
  return {read, changed};
}
