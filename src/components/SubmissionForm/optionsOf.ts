import {optionOf, wordId, type Form, type SelectField} from '../../forms';
import type {Option} from '../../primitives/Field';
import {translateWord} from '../translateMessage';

/** Returns the options of a field in the reader's language. */
export function optionsOf(form: Form, field: SelectField): Option[] {
  return field.options.map(optionOf).map(({value, label = value, word, dialCode}) => {
    const text = word ? translateWord(wordId(form, word, field), label) : label;
    return {value, label: dialCode ? `${text} (${dialCode})` : text};
  });
}
