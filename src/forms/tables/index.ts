/** The list of all forms. */
import type {Form} from '@trendsoft/forms-service/define';
import {careers} from './careers';
import {contact} from './contact';
import {feedback} from './feedback';
import {quote} from './quote';

export {careers, contact, feedback, quote};

/** Every form of the site. Add a new table here. */
const TABLES = [contact, careers, quote, feedback] as const;

export type FormName = (typeof TABLES)[number]['name'];

export const FORMS: readonly Form[] = TABLES;

/** Names of all forms. */
export const FORM_NAMES = FORMS.map(({name}) => name) as readonly FormName[];

/** Paths below `{host}` that forms are posted to. */
export const ENDPOINTS: readonly string[] = FORMS.flatMap(({endpoints}) =>
  endpoints.map(({path}) => path),
);

/** Returns an object with a value for each form, by its name. */
export function forEachForm<T>(valueOf: (form: Form) => T): Readonly<Record<FormName, T>> {
  return Object.fromEntries(FORMS.map((form) => [form.name, valueOf(form)])) as Record<FormName, T>;
}

/** Returns a form by its name. @throws Error if there is none */
export function formNamed(name: string): Form {
  const form = FORMS.find((candidate) => candidate.name === name);
  if (form) return form;
  throw new Error(`There is no form "${name}" in src/forms/tables.`);
}
