import type {ComponentProps} from 'react';
import {Control} from './Control';
import {controlProps, Field, type FieldProps} from './Field';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** A `<input>` of one line, with its label, hint and error message. */
export function TextField({id, label, hint, error, required, ...input}: TextFieldProps) {
  const field = {id, hint, error, required};
  return (
    <Field {...field} label={label}>
      <Control {...input} {...controlProps(field)} />
    </Field>
  );
}
