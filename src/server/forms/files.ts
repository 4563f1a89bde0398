/** Files: their names made harmless, their content compared with their extension. */
import {extensionOf, fileFieldsOf, isAsked, errorId, type Files, type Form} from '../../forms';
import type {ValidationErrors} from '../../forms';
import type {NewFile} from '../store/store';
import {isWhatItSays} from './content';

export interface SentFile {
  /** As `displayName` makes it. */
  name: string;
  size: number;
  bytes: Uint8Array;
}

const NAME_LIMIT = 120;

/** Returns a name for display: without folders, control characters and direction marks. */
export function displayName(sent: string): string {
  const name = harmless(sent.split(/[/\\]/).pop() ?? '').trim();
  if (name.length <= NAME_LIMIT) return name;
  const extension = extensionOf(name).slice(0, 10);
  // Again, since the cut may have left half a character.
  return harmless(name.slice(0, NAME_LIMIT - extension.length)) + harmless(extension);
}

function harmless(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu, '');
}

/** Returns the files of a form that it asks for: not those whose findings are sent in their place. */
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
 * Compares the content of each file with its name, but for fields that break a rule already.
 * @returns the problems of all fields, and the files as they are stored
 */
export async function inspectFiles(form: Form, sent: Files<SentFile>, broken: ValidationErrors) {
  const problems: Record<string, string | undefined> = {...broken};
  const files: NewFile[] = [];
  for (const [field, table] of fileFieldsOf(form)) {
    if (broken[field] !== undefined) continue;
    const refused: string[] = [];
    for (const {name, bytes} of sent[field] ?? []) {
      const extension = extensionOf(name);
      // A file's type follows from its checked extension, never from the sender's word.
      const type = table.accept[extension] ?? 'application/octet-stream';
      if (await isWhatItSays(extension, bytes)) files.push({field, name, type, bytes});
      else refused.push(name);
    }
    if (refused.length === 0) continue;
    problems[field] = errorId(field, table, 'content', table.count ? refused : []);
  }
  return {problems, files};
}
