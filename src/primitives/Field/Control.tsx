import clsx from 'clsx';
import type {ComponentProps} from 'react';
import styles from './Field.module.css';

/** A bare `<input>` with the field's look, for the rare form that has no error message of its own. */
export function Control({className, ...props}: ComponentProps<'input'>) {
  return <input {...props} className={clsx(styles.control, className)} />;
}
