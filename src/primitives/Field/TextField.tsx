import type {ComponentProps} from 'react';
import {Control} from './Control';
import {Field, useControlProps, type FieldProps} from './Field';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/**
 * A single-line `<input>`, with its label, hint and error message. A date is wrapped in a group of the same name: in
 * Firefox each of its parts takes the focus, and Orca announces only that part.
 */
export function TextField({id, label, hint, error, required, editing, ...input}: TextFieldProps) {
  const field = {id, hint, error, required};
  const control = useControlProps({...field, editing});
  const shown = <Control {...input} {...control} />;
  return (
    <Field {...field} label={label}>
      {input.type === 'date' ? (
        <div role="group" aria-label={label} aria-describedby={control['aria-describedby']}>
          {shown}
        </div>
      ) : (
        shown
      )}
    </Field>
  );
}
