/** Messages of a form in English, by id. The browser translates by id; the server answers in the page's language. */
import {capitalise} from './capitalise.ts';
import {FILE_KINDS, type FileKindName} from './file-kinds.ts';
import {
  TEXT_LIMIT,
  fieldsOf,
  fileFieldsOf,
  type Field,
  type Form,
  type Option,
  type ErrorKind,
} from './form.ts';

/** Messages of every form. */
export const COMMON = {
  tooLong: `This is too long. Use at most ${TEXT_LIMIT} characters`,
  reference: 'Please give this reference if you contact us about this:',
  problemHeading: 'There is a problem',
  busy: 'Please wait...',
} as const;

export type CommonId = keyof typeof COMMON;

/** Id of the clause that says what a file is. */
const FILE_IS = 'fileIs';

/** Id of two files, or clauses about files, with the separator of a language's lists. */
const FILE_PAIR = 'filePair';

/** Messages of every form with files. */
export const FILE_MESSAGES: Sentences = {
  [FILE_IS]: '“{name}” is {kind}',
  [FILE_PAIR]: '{first}, {second}',
  ...Object.fromEntries(
    Object.entries(FILE_KINDS).map(([kind, {label}]) => [fileKindId(kind), label]),
  ),
};

/** Id → sentence, in English. */
export type Sentences = Readonly<Partial<Record<string, string>>>;

/** Separates the id of a message from file names. */
const SEPARATOR = ':';

/**
 * Returns the id of a field's error message, such as `emailInvalid`.
 * @param files for the message's `{files}`, which are appended to the id: `documentsEmpty:a.pdf//b.pdf`
 */
export function errorId(
  name: string,
  {errors, messageIds}: Field,
  kind: ErrorKind,
  files?: string,
): string {
  if (errors[kind] === undefined) return kind;
  const id = messageIds?.[kind] ?? name + capitalise(kind);
  return files ? withFileNames(id, files) : id;
}

/** The opposite of `splitError`. */
export function withFileNames(id: string, files: string): string {
  return id + SEPARATOR + files;
}

/** Splits a result of `errorId` into the message's id and the names for its `{files}`. */
export function splitError(error: string): {id: string; files: string | undefined} {
  const [id = error, ...files] = error.split(SEPARATOR);
  return {id, files: files.length > 0 ? files.join(SEPARATOR) : undefined};
}

/** Joins the kind and the name of each file that is described. No name contains it. */
const SLASH = '/';

/** Joins the names of files that are not described. */
const BETWEEN_NAMES = SLASH + SLASH;

/** Returns the names of files for `errorId`: `a.pdf//b.pdf`. The message lists them as its language does. */
export function listedFiles(names: readonly string[]): string {
  return names.join(BETWEEN_NAMES);
}

/** Returns the kinds and names of files for `errorId`: `video/a.mp4/program/b.exe`. */
export function describedFiles(
  files: ReadonlyArray<{name: string; kind?: FileKindName | undefined}>,
): string {
  return files.map(({name, kind = 'unknown'}) => kind + SLASH + name).join(SLASH);
}

export function fileKindId(kind: string): string {
  return `fileKind${capitalise(kind)}`;
}

/** Returns the sentence for a result of `errorId`. @param find finds a message by its id */
export function sentenceFor(error: string, find: (id: string) => string): string {
  const {id, files = ''} = splitError(error);
  return find(id).replace('{files}', () => fileList(files, find));
}

function fileList(files: string, find: (id: string) => string): string {
  const [first = '', ...others] = fileClauses(files, find);
  return others.reduce(
    (before, second) =>
      find(FILE_PAIR).replace(/\{(?:first|second)\}/g, (slot) =>
        slot === '{first}' ? before : second,
      ),
    first,
  );
}

/** Returns the name of each file, or a clause that also says what it is. */
function fileClauses(files: string, find: (id: string) => string): string[] {
  if (files.includes(BETWEEN_NAMES)) return files.split(BETWEEN_NAMES);
  const parts = files.split(SLASH);
  if (parts.length === 1) return [files];
  const clauses: string[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [kind = '', name = ''] = parts.slice(at, at + 2);
    const clause = find(FILE_IS).replace('{kind}', () => find(fileKindId(kind)));
    clauses.push(clause.replace('{name}', () => name));
  }
  return clauses;
}

/** Keys in `texts` of the messages after a submission. */
export const OUTCOME_TEXTS = ['succeeded', 'next', 'failed'] as const;

/** Returns the message id of a text after a submission. */
export function outcomeTextId({name}: Form, key: (typeof OUTCOME_TEXTS)[number]): string {
  return name + capitalise(key);
}

/** Returns every message that a form can show. */
export function englishOf(form: Form): Sentences {
  const messages: Record<string, string> = {...COMMON};
  for (const key of OUTCOME_TEXTS) messages[outcomeTextId(form, key)] = form.texts[key];
  for (const [name, field] of fieldsOf(form)) {
    for (const [kind, message] of Object.entries(field.errors)) {
      messages[errorId(name, field, kind as ErrorKind)] = message;
    }
  }
  return fileFieldsOf(form).length > 0 ? {...messages, ...FILE_MESSAGES} : messages;
}

/**
 * Returns the translation id of a text of a form.
 * @param key key in `texts`, name of a field (with `Hint` for its hint), or `messageId` of an option
 * @param field the field that the text belongs to; forms use the same ids for shared fields
 */
export function textId({name}: Form, key: string, field?: Pick<Field, 'shared'>): string {
  return `${field?.shared ? 'PersonFields' : `${capitalise(name)}Form`}.${key}`;
}

/** Returns an option of a table as an object. */
export function optionOf(option: Option | string): Option {
  return typeof option === 'string' ? {value: option} : option;
}
