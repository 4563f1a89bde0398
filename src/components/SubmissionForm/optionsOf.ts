import {optionOf, textId, type Form, type SelectField} from '../../forms';
import type {Option} from '../../primitives/Field';
import {translateText} from '../translateMessage';

/** Returns the options of a field in the reader's language. */
export function optionsOf(form: Form, field: SelectField): Option[] {
  return field.options.map(optionOf).map(({value, label = value, messageId, dialCode}) => {
    const text = messageId ? translateText(textId(form, messageId, field), label) : label;
    return {value, label: dialCode ? `${text} (${dialCode})` : text};
  });
}
