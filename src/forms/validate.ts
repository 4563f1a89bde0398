/** The validation rules of tests/SPEC.md section 5. The browser runs them as people type, the server on arrival. */
import {isDay} from '../day';
import {
  CHECKED,
  fieldsOf,
  isAsked,
  type Field,
  type FileField,
  type Form,
  type Problem,
  type TextField,
} from './form';
import {optionOf, problemId} from './messages';

/** Longest text either side accepts in one field, in UTF-16 code units, unless a table says otherwise. */
export const TEXT_LIMIT = 200;

export interface FileFacts {
  name: string;
  /** In bytes. */
  size: number;
}

/** Text by field name; what is missing is empty. */
export type Values = Readonly<Partial<Record<string, string>>>;
/** Files by field name. */
export type Files<File = FileFacts> = Readonly<Partial<Record<string, readonly File[]>>>;

/** Id of what is wrong with each invalid field, in reading order. */
export type Problems = Readonly<Partial<Record<string, string>>>;

/** Runs every rule of a form; empty when all is well. */
export function validate(form: Form, values: Values, files: Files = {}): Problems {
  const problems: Record<string, string> = {};
  for (const [name, field] of fieldsOf(form)) {
    if (!isAsked(form, name, values)) continue;
    const needed = isNeeded(field, values);
    const problem =
      field.control === 'file'
        ? fileProblem(field, files[name] ?? [], needed)
        : textProblem(field, values[name] ?? '', needed);
    if (problem)
      problems[name] = problemId(name, field, problem, namesRefused(field, problem, files[name]));
  }
  return problems;
}

/** An optional field is needed where the other part of it was filled in. */
function isNeeded(field: Field, values: Values): boolean {
  if (!field.optional) return true;
  if (field.control === 'file' || field.partOf === undefined) return false;
  return Boolean(values[field.partOf]?.trim());
}

function textProblem(
  field: Exclude<Field, FileField>,
  value: string,
  needed: boolean,
): Problem | undefined {
  if (value.trim() === '') return needed ? 'required' : undefined;
  if (field.control === 'checkbox') return value === CHECKED ? undefined : 'required';
  if (field.control === 'text') return lineProblem(field, value);
  if (field.options.length === 0) return value.length > TEXT_LIMIT ? 'tooLong' : undefined;
  const offered = field.options.some((option) => optionOf(option).value === value);
  return offered ? undefined : 'required';
}

function lineProblem({limit = TEXT_LIMIT, checks = {}, type}: TextField, value: string) {
  if (value.length > limit) return 'tooLong';
  if (type === 'date' && !isDay(value.trim())) return 'invalid';
  const failed = Object.entries(checks).find(([, pattern]) => !pattern.test(value.trim()));
  return failed?.[0] as Problem | undefined;
}

/** Returns the first problem of the chosen files. Where none was chosen, a browser posts a nameless one. */
export function fileProblem(
  field: FileField,
  chosen: readonly FileFacts[],
  needed = !field.optional,
): Problem | undefined {
  const {count = 1, total = Infinity} = field;
  const files = chosen.filter(({name}) => name !== '');
  if (files.length === 0) return needed ? 'required' : undefined;
  if (files.length > count) return 'tooMany';
  for (const file of files) {
    const problem = ownProblem(field, file);
    if (problem) return problem;
  }
  const sum = files.reduce((bytes, {size}) => bytes + size, 0);
  return sum > total ? 'tooLargeTogether' : undefined;
}

/** What is wrong with a file whatever others come with it. */
function ownProblem({accept, size: largest}: FileField, {name, size}: FileFacts) {
  if (!Object.hasOwn(accept, extensionOf(name))) return 'type';
  if (size === 0) return 'empty';
  return size > largest ? 'tooLarge' : undefined;
}

/** Returns the names of the files with a problem, where a field takes several. */
function namesRefused(field: Field, problem: Problem, files: readonly FileFacts[] = []): string[] {
  if (field.control !== 'file' || !field.count) return [];
  const refused = files.filter((file) => ownProblem(field, file) === problem);
  return refused.map(({name}) => name).filter(Boolean);
}

/** Lower-case extension with its dot; empty when there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? fileName.slice(dot).toLowerCase() : '';
}
