import type {ComponentProps} from 'react';
import {Control, Field, useField, type FieldProps} from './Field';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/**
 * A single-line `<input>`, with its label, hint and error message. A date is wrapped in a group of the same name: in
 * Firefox each of its parts takes the focus, and Orca announces only that part.
 */
export function TextField(props: TextFieldProps) {
  const {question, control} = useField(props);
  const shown = <Control {...control} />;
  return (
    <Field {...question}>
      {props.type === 'date' ? (
        <div
          role="group"
          aria-label={question.label}
          aria-describedby={control['aria-describedby']}
        >
          {shown}
        </div>
      ) : (
        shown
      )}
    </Field>
  );
}

/** A native `<input type="file">`: browsers translate its text and accept dropped files. */
export function FileField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="file" />;
}
