import clsx from 'clsx';
import type {ComponentProps} from 'react';
import styles from './Field.module.css';

/** An `<input>` with the look of a field, for forms without error messages. */
export function Control({className, ...props}: ComponentProps<'input'>) {
  return <input {...props} className={clsx(styles.control, className)} />;
}
