import type {ComponentProps} from 'react';
import {Control} from './Control';
import {Field, useControlProps, type FieldProps} from './Field';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** A `<input>` of one line, with its label, hint and error message. */
export function TextField({id, label, hint, error, required, editing, ...input}: TextFieldProps) {
  const field = {id, hint, error, required};
  const control = useControlProps({...field, editing});
  return (
    <Field {...field} label={label}>
      <Control {...input} {...control} />
    </Field>
  );
}
