import type {FieldValues} from 'react-hook-form';
import {fileFieldsOf, isAsked, normalise, type Form, type Values} from '../../forms';

/** Returns the text values of react-hook-form, as the visitor typed them; a checkbox that is not ticked has none. */
export function textsIn(values: FieldValues): Values {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts);
}

/** Returns the text values of a form to validate and to send. */
export function answersIn(form: Form, values: FieldValues): Values {
  return normalise(form, textsIn(values));
}

/** Returns the chosen files to send, by field. */
export function filesIn(form: Form, values: FieldValues): Record<string, File[]> {
  const lists = fileFieldsOf(form).map(([name]) => {
    const list = values[name] as FileList | undefined;
    return [name, list && isAsked(form, name, values) ? [...list] : []] as const;
  });
  return Object.fromEntries(lists);
}
