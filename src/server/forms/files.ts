/** Cleans up file names, and compares the content of files with their extension. */
import {extensionOf, fileFieldsOf, isAsked, errorId, type Files, type Form} from '../../forms';
import type {ValidationErrors} from '../../forms';
import type {NewFile} from '../store/store';
import {matchesExtension} from './content';

export interface SentFile {
  /** A result of `displayName`. */
  name: string;
  size: number;
  bytes: Uint8Array;
}

const NAME_LIMIT = 120;

/** Returns a file's name without folders, control characters and direction marks, at most NAME_LIMIT characters. */
export function displayName(sent: string): string {
  const name = withoutUnsafe(sent.split(/[/\\]/).pop() ?? '').trim();
  if (name.length <= NAME_LIMIT) return name;
  const extension = extensionOf(name).slice(0, 10);
  // Cleaned again, since the cut may have left half a character.
  return withoutUnsafe(name.slice(0, NAME_LIMIT - extension.length)) + withoutUnsafe(extension);
}

function withoutUnsafe(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu, '');
}

/** Returns the files of a form, without documents whose results are sent instead. */
export function askedFiles(
  form: Form,
  sent: Files<SentFile>,
  values: Readonly<Record<string, string>>,
): Files<SentFile> {
  const fields = fileFieldsOf(form).filter(([name]) => isAsked(form, name, values));
  return Object.fromEntries(
    fields.map(([name]) => [name, sent[name]?.filter((file) => file.name !== '') ?? []]),
  );
}

/**
 * Compares the content of each file with its extension, except in `invalid` fields.
 * @returns the errors of all fields, and the files to store
 */
export async function inspectFiles(form: Form, sent: Files<SentFile>, invalid: ValidationErrors) {
  const errors: Record<string, string | undefined> = {...invalid};
  const files: NewFile[] = [];
  for (const [field, table] of fileFieldsOf(form)) {
    if (invalid[field] !== undefined) continue;
    const rejected: string[] = [];
    for (const {name, bytes} of sent[field] ?? []) {
      const extension = extensionOf(name);
      // The media type follows from the checked extension, not from the sender's claim.
      const type = table.accept[extension] ?? 'application/octet-stream';
      if (await matchesExtension(extension, bytes)) files.push({field, name, type, bytes});
      else rejected.push(name);
    }
    if (rejected.length === 0) continue;
    errors[field] = errorId(field, table, 'content', table.maxFiles ? rejected : []);
  }
  return {errors, files};
}
