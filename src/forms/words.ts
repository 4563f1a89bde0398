/** Ids under which translators find the labels, hints and choices of a form. */
import {capital} from '../capital';
import type {Field, Form, Option} from './form';

type Part = keyof Pick<Form['words'], 'label' | 'submit' | 'advice'>;

/** Id of a word of the form itself. */
export function formWordId({name}: Form, part: Part): string {
  return `${ownerOf(name)}.${part}`;
}

/** Id of a field's label. */
export function labelId({name: form}: Form, name: string, field: Field): string {
  return `${field.shared ? 'PersonFields' : ownerOf(form)}.${name}`;
}

/** Id of a field's hint. */
export function hintId(form: Form, name: string, field: Field): string {
  return `${labelId(form, name, field)}Hint`;
}

/** Id of a choice. */
export function optionId({name: form}: Form, {shared}: Field, word: string): string {
  return `${shared ? 'PersonFields' : ownerOf(form)}.${word}`;
}

function ownerOf(form: string): string {
  return `${capital(form)}Form`;
}

/** An option as it is written in a table, in full. */
export function optionOf(option: Option | string): Option {
  return typeof option === 'string' ? {value: option} : option;
}
