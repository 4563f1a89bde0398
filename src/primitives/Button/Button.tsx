import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import type {BlockProps} from '../../blocks/block';
import type blocks from './Button.block';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: BlockProps<typeof blocks.ButtonLink>['variant'];
}

/** A native `<button>`, with `type="button"` by default, so that it does not submit a form by accident. */
export function Button({variant = 'primary', className, type = 'button', ...props}: ButtonProps) {
  return (
    <button {...props} type={type} className={clsx(styles.button, styles[variant], className)} />
  );
}

export function ButtonLink({
  to,
  variant = 'primary',
  children,
}: BlockProps<typeof blocks.ButtonLink>) {
  return (
    <Link to={to} className={clsx(styles.button, styles[variant])}>
      {children}
    </Link>
  );
}
