import type {ComponentProps} from 'react';
import {Field, useControlProps, type FieldProps} from './Field';
import styles from './Field.module.css';

export interface Option {
  /** Submitted value. */
  value: string;
  /** Visible text. */
  label: string;
}

export interface SelectFieldProps
  extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> {
  options: readonly Option[];
  /** Text of the empty first option, such as 'Select…', so that nothing is preselected. */
  emptyLabel: string;
}

/** A native `<select>`, with its label, hint and error message. */
export function SelectField(props: SelectFieldProps) {
  const {id, label, hint, error, required, editing, options, emptyLabel, ...select} = props;
  const field = {id, hint, error, required};
  const control = useControlProps({...field, editing});
  return (
    <Field {...field} label={label}>
      <div className={styles.arrow}>
        <select {...select} {...control} className={styles.control}>
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
