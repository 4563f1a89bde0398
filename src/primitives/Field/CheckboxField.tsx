import type {ComponentProps} from 'react';
import {ErrorMessage, Hint, useControlProps, type FieldProps} from './Field';
import styles from './Field.module.css';
import {Label} from './Label';

export type CheckboxFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/** A native checkbox before its label, with hint and error message. */
export function CheckboxField(props: CheckboxFieldProps) {
  const {id, label, hint, error, required, editing, ...input} = props;
  const control = useControlProps({id, hint, error, required, editing});
  return (
    <div className={styles.field}>
      <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>
      <div className={styles.tick}>
        <input {...input} {...control} type="checkbox" className={styles.box} />
        <Label htmlFor={id} required={required}>
          {label}
        </Label>
      </div>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </div>
  );
}
