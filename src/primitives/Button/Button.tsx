import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './Button.module.css';

type Variant = 'primary' | 'secondary';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: Variant;
}

/** A native `<button>`, with `type="button"` by default, so that it does not submit a form by accident. */
export function Button({variant = 'primary', className, type = 'button', ...props}: ButtonProps) {
  return (
    <button {...props} type={type} className={clsx(styles.button, styles[variant], className)} />
  );
}

export interface ButtonLinkProps {
  /** Route path (`/TrendSoft/ContactUs`), optionally with `#id`. */
  to: string;
  /** primary (default) is filled; secondary has an outline, for the less important of two. */
  variant?: Variant;
  /** Text that makes sense alone. */
  children: ReactNode;
}

/**
 * A link that looks like a button. Renders `<a>` and has the link role.
 * Keyboard: Enter.
 */
export function ButtonLink({to, variant = 'primary', children}: ButtonLinkProps) {
  return (
    <Link to={to} className={clsx(styles.button, styles[variant])}>
      {children}
    </Link>
  );
}
