import type {ComponentProps} from 'react';
import {Control} from './Control';
import {controlProps, Field, type FieldProps} from './Field';
import styles from './Field.module.css';

export type FileFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/** A native `<input type="file">`: it already speaks every language and takes a dropped file. */
export function FileField({id, label, hint, error, required, ...input}: FileFieldProps) {
  const field = {id, hint, error, required};
  return (
    <Field {...field} label={label}>
      <Control {...input} {...controlProps(field)} type="file" className={styles.file} />
    </Field>
  );
}
