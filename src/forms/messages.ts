/** Messages of a form in English, by id. The browser translates by id; the server answers in the page's language. */
import {capital} from '../capital';
import {fieldsOf, type Field, type Form, type Option, type Problem} from './form';

/** What every form says. Ours: the server has limits too, and states them in the same place. */
export const COMMON = {
  tooLong: 'This is too long. Use at most 200 characters',
  reference: 'Your reference, for when you write to us about this:',
  problemHeading: 'There is a problem',
  busy: 'Please wait...',
} as const;

export type CommonId = keyof typeof COMMON;

/** Id → sentence, in English. */
export type Sentences = Readonly<Partial<Record<string, string>>>;

/** Between the id of a sentence and what it is said of. */
const OF = ':';

/**
 * Id of what is said of a field, such as `emailInvalid`.
 * @param names of the files that it is said of, which then follow the id: `documentsType:a.exe, b.zip`
 */
export function problemId(
  name: string,
  {errors, ids}: Field,
  problem: Problem,
  names: readonly string[] = [],
): string {
  if (errors[problem] === undefined) return problem;
  const id = ids?.[problem] ?? name + capital(problem);
  return names.length > 0 ? problemWith(id, names.join(', ')) : id;
}

/** The opposite of `partsOf`. */
export function problemWith(id: string, files: string): string {
  return id + OF + files;
}

/** The parts of what `problemId` gives: a sentence's id, and what stands in it for `{files}`. */
export function partsOf(problem: string): {id: string; files: string | undefined} {
  const [id = problem, ...files] = problem.split(OF);
  return {id, files: files.length > 0 ? files.join(OF) : undefined};
}

/** What is said of a problem. @param look finds a sentence by its id */
export function sentenceFor(problem: string, look: (id: string) => string): string {
  const {id, files = ''} = partsOf(problem);
  return look(id).replace('{files}', () => files);
}

/** The words of a form that answer a submission. */
export const ANSWERS = ['succeeded', 'next', 'failed'] as const;

/** Returns the id of a sentence that answers a submission. */
export function answerId({name}: Form, answer: (typeof ANSWERS)[number]): string {
  return name + capital(answer);
}

/** Every sentence that a form can answer with. */
export function englishOf(form: Form): Sentences {
  const messages: Record<string, string> = {...COMMON};
  for (const word of ANSWERS) messages[answerId(form, word)] = form.words[word];
  for (const [name, field] of fieldsOf(form)) {
    for (const [problem, message] of Object.entries(field.errors)) {
      messages[problemId(name, field, problem as Problem)] = message;
    }
  }
  return messages;
}

/**
 * Returns the id under which translators find a word of a form.
 * @param word key in `words`, name of a field, the same with `Hint`, or `word` of an option
 * @param field that the word belongs to; shared fields have their ids in common
 */
export function wordId({name}: Form, word: string, field?: Pick<Field, 'shared'>): string {
  return `${field?.shared ? 'PersonFields' : `${capital(name)}Form`}.${word}`;
}

/** An option as it is written in a table, in full. */
export function optionOf(option: Option | string): Option {
  return typeof option === 'string' ? {value: option} : option;
}
