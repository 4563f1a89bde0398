/**
 * A right answer to every field of a form, by its table: what tests fill in where they do not say
 * otherwise. A field that only some texts pass is named in TEXTS; others need nothing here.
 */
import {readJobs} from '../../src/plugins/openings/jobs';
import {CHECKED, fieldsOf, optionOf, type Field, type Form} from '../../src/forms';

const TEXTS: Readonly<Record<string, string>> = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phoneNumber: '9876543210',
};

/** A position that one can apply for: openings come and go. */
export const POSITION = readJobs('pages')[0]?.position ?? '';

/** Text by field, those that may be left out and files apart; the first choice of each list. */
export function answersTo(form: Form): Record<string, string> {
  const answers = fieldsOf(form).flatMap(([name, field]) =>
    field.control === 'file' || field.optional ? [] : [[name, answerTo(name, field)] as const],
  );
  return Object.fromEntries(answers);
}

/** Those of some fields alone, to be put among others that a test has chosen. */
export function otherAnswers(form: Form, chosen: readonly string[]): Record<string, string> {
  const entries = Object.entries(answersTo(form)).filter(([name]) => !chosen.includes(name));
  return Object.fromEntries(entries);
}

/** Name and label of what is kept of a form, in reading order: a first part is kept with its rest. */
export function keptFields(form: Form): Array<[name: string, label: string]> {
  return fieldsOf(form).flatMap(([name, field]) =>
    'partOf' in field && field.partOf ? [] : [[name, field.label] as [string, string]],
  );
}

function answerTo(name: string, field: Field): string {
  if (field.control === 'checkbox') return CHECKED;
  if (field.control === 'select') return field.options.map(optionOf)[0]?.value ?? POSITION;
  const text = TEXTS[name];
  if (text !== undefined) return text;
  if ('checks' in field) throw new Error(`tests/setup/answers.ts has no text for ${name}.`);
  return 'Blue Lamp';
}
