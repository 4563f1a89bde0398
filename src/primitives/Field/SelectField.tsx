import type {ComponentProps} from 'react';
import {Field, useField, type FieldProps} from './Field';
import styles from './Field.module.css';

export interface Option {
  /** Submitted value. */
  value: string;
  /** Visible text. */
  label: string;
}

interface SelectFieldProps
  extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> {
  options: readonly Option[];
  /** Text of the empty first option, such as 'Select…', so that nothing is preselected. */
  emptyLabel: string;
}

/** A native `<select>`, with its label, hint and error message. */
export function SelectField({options, emptyLabel, ...props}: SelectFieldProps) {
  const {question, control} = useField(props);
  return (
    <Field {...question}>
      <div className={styles.arrow}>
        <select {...control} className={styles.control}>
          <option value="">{emptyLabel}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
}
