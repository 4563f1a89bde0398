import {ErrorMessage, Hint, Label, useField} from './Field';
import styles from './Field.module.css';
import type {TextFieldProps} from './TextField';

/** A native checkbox before its label, with hint and error message. */
export function CheckboxField(props: Omit<TextFieldProps, 'type'>) {
  const {question, control} = useField(props);
  const {id, label, hint, error, required} = question;
  return (
    <div className={styles.field}>
      <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>
      <div className={styles.tick}>
        <input {...control} type="checkbox" className={styles.box} />
        <Label htmlFor={id} required={required}>
          {label}
        </Label>
      </div>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </div>
  );
}
