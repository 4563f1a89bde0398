/** Cleans up file names, and judges files by their content. */
import {
  FILE_TYPES,
  cleanFileName,
  errorId,
  extensionOf,
  fileFieldsOf,
  listedFiles,
  fittingName,
  isAsked,
  type FileKindName,
  type Files,
  type Form,
  type ValidationErrors,
} from '../../forms/index.ts';
import {readFileKind} from '../../forms/read-file-kind.ts';
import type {NewFile} from '../store/store.ts';
import {isReadable} from './content.ts';

export interface SentFile {
  /** A result of `displayName`. */
  name: string;
  size: number;
  bytes: Uint8Array;
}

export interface JudgedFile extends SentFile {
  kind: FileKindName;
}

const NAME_LIMIT = 120;

/** Browsers encode these characters, and no others, in the names of posted files. */
const ENCODED: Readonly<Record<string, string>> = {'%22': '"', '%0D': '', '%0A': ''};

/** Returns a file's name, decoded and cleaned, at most NAME_LIMIT characters. */
export function displayName(sent: string): string {
  const name = cleanFileName(
    sent.replace(/%22|%0D|%0A/gi, (code) => ENCODED[code.toUpperCase()] ?? code),
  );
  if (name.length <= NAME_LIMIT) return name;
  const extension = extensionOf(name).slice(0, 10);
  // Cleaned again, since the cut may have left half a character.
  return cleanFileName(name.slice(0, NAME_LIMIT - extension.length)) + cleanFileName(extension);
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

/** Returns the files with what each is by its content. */
export async function withKinds(sent: Files<SentFile>): Promise<Files<JudgedFile>> {
  const fields = Object.entries(sent).map(async ([field, files = []]) => {
    const judged = files.map(async (file) => ({...file, kind: await kindOf(file)}));
    return [field, await Promise.all(judged)] as const;
  });
  return Object.fromEntries(await Promise.all(fields));
}

function kindOf({name, size, bytes}: SentFile): Promise<FileKindName> {
  const read = async (start: number, end: number) => bytes.subarray(start, end);
  return readFileKind({name, size, read});
}

/**
 * Reads each file in full, except in `invalid` fields, and gives it an extension that fits its content.
 * @returns the errors of all fields, and the files to store
 */
export async function inspectFiles(form: Form, sent: Files<JudgedFile>, invalid: ValidationErrors) {
  const errors: Record<string, string | undefined> = {...invalid};
  const files: NewFile[] = [];
  for (const [field, table] of fileFieldsOf(form)) {
    if (invalid[field] !== undefined) continue;
    const rejected: string[] = [];
    for (const {name, kind, bytes} of sent[field] ?? []) {
      if (!(await isReadable(kind, bytes))) {
        rejected.push(name);
        continue;
      }
      const fitting = fittingName(name, kind, table.accept, FILE_TYPES);
      // The media type follows from the content, not from the sender's claim.
      const type = table.accept[extensionOf(fitting)] ?? 'application/octet-stream';
      files.push({field, name: fitting, type, bytes});
    }
    if (rejected.length === 0) continue;
    const names = table.maxFiles ? listedFiles(rejected) : undefined;
    errors[field] = errorId(field, table, 'content', names);
  }
  return {errors, files};
}
