import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {Field, useField, type FieldProps} from './Field';
import styles from './Field.module.css';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** A `<textarea>` with label, hint and error message, which grows with its text in browsers that support this. */
export function TextArea(props: TextAreaProps) {
  const {question, control} = useField(props);
  return (
    <Field {...question}>
      <textarea {...control} className={clsx(styles.control, styles.area)} />
    </Field>
  );
}
