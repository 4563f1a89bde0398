/** The rules of forms. The browser applies them while people type, the server to each post. */
import {deadlineError, earliestToday, isIsoDate} from './dates.ts';
import {isEmail} from './email.ts';
import {acceptsKind, extensionOf, type FileKindName} from './file-kinds.ts';
import {
  CHECKED,
  TEXT_LIMIT,
  fieldsOf,
  isAsked,
  type Field,
  type FileField,
  type Form,
  type ErrorKind,
  type TextField,
} from './form.ts';
import {describedFiles, errorId, listedFiles, optionOf} from './messages.ts';

export interface FileFacts {
  name: string;
  /** In bytes. */
  size: number;
  /** What it is by its content; undefined if that has not been read, and any kind is accepted. */
  kind?: FileKindName | undefined;
  /** Whether the browser could not read it. */
  isUnreadable?: boolean | undefined;
}

/** Text by field name; a missing one is empty. */
export type Values = Readonly<Partial<Record<string, string>>>;
/** Files by field name. */
export type Files<File = FileFacts> = Readonly<Partial<Record<string, readonly File[]>>>;

/** Message id of each invalid field, in reading order; may contain file names (see `withFileNames`). */
export type ValidationErrors = Readonly<Partial<Record<string, string>>>;

/** The characters of a normalised value. Some scripts need joiners inside words. */
const CHARACTERS: Readonly<Record<NonNullable<TextField['characters']>, RegExp>> = {
  letters: /^[\p{L}\p{M}\u200c\u200d ]+$/u,
  digits: /^[0-9]+$/,
};

/**
 * Applies every rule of a form to values from `normalise`. The result is empty if every value is valid.
 * @param today where the visitor is, such as 2026-11-28; null if unknown; default: the earliest anywhere
 */
export function validate(
  form: Form,
  values: Values,
  files: Files = {},
  today: string | null = earliestToday(),
): ValidationErrors {
  const errors: Record<string, string> = {};
  for (const [name, field] of fieldsOf(form)) {
    if (!isAsked(form, name, values)) continue;
    const needed = isNeeded(field, values);
    const kind =
      field.control === 'file'
        ? fileError(field, files[name] ?? [], needed)
        : textError(field, values[name] ?? '', needed, today);
    if (kind) errors[name] = errorId(name, field, kind, rejectedFiles(field, kind, files[name]));
  }
  return errors;
}

/** Returns whether a field is required. An optional country code is required once a phone number is filled in. */
function isNeeded(field: Field, values: Values): boolean {
  if (!field.optional) return true;
  if (field.control === 'file' || field.partOf === undefined) return false;
  return Boolean(values[field.partOf]?.trim());
}

function textError(
  field: Exclude<Field, FileField>,
  value: string,
  needed: boolean,
  today: string | null,
): ErrorKind | undefined {
  if (value.trim() === '') return needed ? 'required' : undefined;
  if (field.control === 'checkbox') return value === CHECKED ? undefined : 'invalid';
  if (field.control === 'text') return lineError(field, value, today);
  if (field.options.length === 0) return value.length > TEXT_LIMIT ? 'tooLong' : undefined;
  const isOption = field.options.some((option) => optionOf(option).value === value);
  return isOption ? undefined : 'required';
}

function lineError(field: TextField, value: string, today: string | null): ErrorKind | undefined {
  const {limit = TEXT_LIMIT, length, checks = {}} = field;
  if (value.length > limit) return 'tooLong';
  if (!hasForm(field, value)) return 'invalid';
  if (length !== undefined && value.length !== length) return 'length';
  if (field.isDeadline) return deadlineError(value, today);
  const failed = Object.entries(checks).find(([, pattern]) => !pattern.test(value));
  return failed?.[0] as ErrorKind | undefined;
}

/** Returns whether a text is of the field's type, and has only its characters. */
function hasForm({type, characters}: TextField, value: string): boolean {
  if (type === 'date' && !isIsoDate(value)) return false;
  if (type === 'email' && !isEmail(value)) return false;
  return characters === undefined || CHARACTERS[characters].test(value);
}

/** Returns the first error of the chosen files. If no file was chosen, browsers post one without a name. */
export function fileError(
  field: FileField,
  chosen: readonly FileFacts[],
  needed = !field.optional,
): ErrorKind | undefined {
  const {maxFiles = 1, maxTotalBytes = Infinity} = field;
  const files = chosen.filter(({name}) => name !== '');
  if (files.length === 0) return needed ? 'required' : undefined;
  if (files.length > maxFiles) return 'tooMany';
  for (const file of files) {
    const kind = singleFileError(field, file);
    if (kind) return kind;
  }
  const sum = files.reduce((bytes, {size}) => bytes + size, 0);
  return sum > maxTotalBytes ? 'tooLargeTogether' : undefined;
}

function singleFileError(
  {accept, maxBytes}: FileField,
  {name, size, kind, isUnreadable}: FileFacts,
): ErrorKind | undefined {
  if (isUnreadable) return 'unreadable';
  if (size === 0) return 'empty';
  if (kind && !acceptsKind(accept, kind)) {
    const isDamaged = kind === 'unknown' && Object.hasOwn(accept, extensionOf(name));
    return isDamaged ? 'content' : 'type';
  }
  return size > maxBytes ? 'tooLarge' : undefined;
}

/** Returns what a message says about rejected files: what they are, or their names if the field accepts several. */
function rejectedFiles(
  field: Field,
  error: ErrorKind,
  files: readonly FileFacts[] = [],
): string | undefined {
  if (field.control !== 'file') return undefined;
  const rejected = files.filter((file) => singleFileError(field, file) === error);
  if (error === 'type') return describedFiles(rejected);
  return field.maxFiles || error === 'unreadable'
    ? listedFiles(rejected.map(({name}) => name))
    : undefined;
}
