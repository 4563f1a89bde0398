import type {ComponentProps} from 'react';
import {Control} from './Control';
import {Field, useControlProps, type FieldProps} from './Field';
import styles from './Field.module.css';

export type FileFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/** A native `<input type="file">`: browsers translate its text and accept dropped files. */
export function FileField({id, label, hint, error, required, editing, ...input}: FileFieldProps) {
  const field = {id, hint, error, required};
  const control = useControlProps({...field, editing});
  return (
    <Field {...field} label={label}>
      <Control {...input} {...control} type="file" className={styles.file} />
    </Field>
  );
}
