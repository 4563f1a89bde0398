import type {ReactNode} from 'react';
import styles from './Field.module.css';

export interface LabelProps {
  htmlFor: string;
  /** Shows the mark; assistive technology reads the control's own attribute. */
  required?: boolean;
  children: ReactNode;
}

/** A `<label>` above its control. */
export function Label({htmlFor, required = false, children}: LabelProps) {
  return (
    <label htmlFor={htmlFor} className={styles.label}>
      {children}
      {required && (
        <span className={styles.mark} aria-hidden="true">
          {' *'}
        </span>
      )}
    </label>
  );
}
