/** Files: their names made harmless, their content compared with their extension. */
import {
  extensionOf,
  fileFieldsOf,
  problemId,
  type FileField,
  type Files,
  type Form,
} from '../../forms';
import type {NewFile} from '../store/store';
import {inspectContent} from './content/inspect';

export interface SentFile {
  /** As `displayName` makes it. */
  name: string;
  bytes: Uint8Array;
}

/** What is wrong with each field, and the files as they are kept. */
interface Inspected {
  problems: Record<string, string>;
  files: NewFile[];
}

const NAME_LIMIT = 120;

/** A name for display: without folders, control characters and direction marks. */
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

/** Looks inside the files of those fields that have passed their rules. */
export async function inspectFiles(
  form: Form,
  sent: Files<SentFile>,
  passed: (name: string) => boolean,
): Promise<Inspected> {
  const inspected: Inspected = {problems: {}, files: []};
  for (const [name, field] of fileFieldsOf(form)) {
    const refused: string[] = [];
    for (const file of passed(name) ? (sent[name] ?? []) : []) {
      if (file.name === '') continue;
      const kept = await inspect(name, field, file);
      if (kept) inspected.files.push(kept);
      else refused.push(file.name);
    }
    if (refused.length === 0) continue;
    inspected.problems[name] = problemId(name, field, 'content', field.count ? refused : []);
  }
  return inspected;
}

/** A file's type follows from its checked extension, never from the sender's word. */
async function inspect(
  field: string,
  {accept}: FileField,
  {name, bytes}: SentFile,
): Promise<NewFile | undefined> {
  const extension = extensionOf(name);
  const warnings = await inspectContent(extension, bytes);
  if (!warnings) return undefined;
  const type = accept[extension] ?? 'application/octet-stream';
  return {field, name, type, bytes, ...(warnings.length > 0 && {warnings})};
}
