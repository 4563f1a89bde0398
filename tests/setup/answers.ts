/**
 * Valid answers to every field of a form, from its table, which tests use by default. TEXTS lists the
 * fields that accept only some texts; others need no entry.
 */
import {readJobs} from '../../src/plugins/openings/jobs';
import {
  CHECKED,
  fieldsOf,
  optionOf,
  type Field,
  type Form,
} from '@trendsoft/forms-service/validate';

const TEXTS: Readonly<Record<string, string>> = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phoneNumber: '9876543210',
};

/** An open position, read from the pages because openings come and go. */
export const POSITION = readJobs('pages')[0]?.position ?? '';

/** Texts by field, without optional fields or files; the first option of each list. */
export function answersTo(form: Form): Record<string, string> {
  const answers = fieldsOf(form).flatMap(([name, field]) =>
    field.control === 'file' || field.optional ? [] : [[name, answerTo(name, field)] as const],
  );
  return Object.fromEntries(answers);
}

/** Names of the fields that a form does not accept without an answer, in reading order. */
export const requiredFields = (form: Form): string[] =>
  fieldsOf(form).flatMap(([name, {optional}]) => (optional ? [] : [name]));

/** The answers to all fields for which a test has not chosen an answer. */
export function otherAnswers(form: Form, chosen: readonly string[]): Record<string, string> {
  const entries = Object.entries(answersTo(form)).filter(([name]) => !chosen.includes(name));
  return Object.fromEntries(entries);
}

/** A stored answer: its field's name and label, and the number of its column in the export, which files do not have. */
interface KeptField {
  name: string;
  label: string;
  column: number | undefined;
}

/** A form's stored answers, in reading order; a divided answer is stored as one. */
export function keptFields(form: Form): KeptField[] {
  return fieldsOf(form).flatMap(([name, field]) => {
    if ('partOf' in field && field.partOf) return [];
    return [{name, label: field.label, column: 'column' in field ? field.column : undefined}];
  });
}

function answerTo(name: string, field: Field): string {
  if (field.control === 'checkbox') return CHECKED;
  if (field.control === 'select') return field.options.map(optionOf)[0]?.value ?? POSITION;
  const text = TEXTS[name];
  if (text !== undefined) return text;
  if ('checks' in field) throw new Error(`tests/setup/answers.ts has no text for ${name}.`);
  return 'Blue Lamp';
}
