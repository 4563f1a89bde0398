/** The tables of a site's forms, and what follows from all of them. */
import type {Form} from '../forms/form.ts';
import type {Sentences} from '../forms/messages.ts';
import {sentencesOf, type FormSentences} from '../forms/sentences.ts';

export interface FormTables {
  all: readonly Form[];
  names: readonly string[];
  /** Paths that forms are posted to. */
  endpoints: readonly string[];
  sentences: FormSentences;
  /** Returns a form by its name. @throws Error if there is none */
  named: (name: string) => Form;
  /** Returns the form that is posted to a path; undefined if there is none. */
  at: (path: string | undefined) => Form | undefined;
  /** Returns an object with a value for each form, by its name. */
  forEach: <Value>(valueOf: (form: Form) => Value) => Readonly<Record<string, Value>>;
}

/** @param messages English sentences in place of the service's own, by id */
export function formTables(forms: readonly Form[], messages: Sentences = {}): FormTables {
  return {
    all: forms,
    names: forms.map(({name}) => name),
    endpoints: forms.flatMap(({endpoints}) => endpoints.map(({path}) => path)),
    sentences: sentencesOf(forms, messages),
    named(name) {
      const form = forms.find((candidate) => candidate.name === name);
      if (form) return form;
      throw new Error(`There is no form "${name}".`);
    },
    at: (path) => forms.find(({endpoints}) => endpoints.some((endpoint) => endpoint.path === path)),
    forEach: (valueOf) => Object.fromEntries(forms.map((form) => [form.name, valueOf(form)])),
  };
}
