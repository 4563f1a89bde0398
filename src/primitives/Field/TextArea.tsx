import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {Field, useControlProps, type FieldProps} from './Field';
import styles from './Field.module.css';

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** A `<textarea>` with label, hint and error message, which grows with its text in browsers that support this. */
export function TextArea({id, label, hint, error, required, editing, ...area}: TextAreaProps) {
  const field = {id, hint, error, required};
  const control = useControlProps({...field, editing});
  return (
    <Field {...field} label={label}>
      <textarea {...area} {...control} className={clsx(styles.control, styles.area)} />
    </Field>
  );
}
