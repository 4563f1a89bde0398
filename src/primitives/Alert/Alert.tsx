import {useEffect, useRef, type ReactNode} from 'react';
import styles from './Alert.module.css';

export interface AlertProps {
  /** An error interrupts a screen reader; a success waits for a pause. */
  tone: 'error' | 'success';
  /** Takes the focus when it appears: for the answer to something the user just did. */
  takesFocus?: boolean;
  children: ReactNode;
}

/**
 * Pattern: ARIA APG "Alert", in the page, never `window.alert`. Keys: none.
 * Element: `<div role="alert">` for an error, `<div role="status">` for a success;
 * script can focus it, Tab passes it by.
 */
export function Alert({tone, takesFocus = false, children}: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={box}
      role={roles[tone]}
      // Who is brought to an error by the focus is told by it; a live region would say it once more.
      // A status that is no live region is not read at all in Chromium.
      aria-live={takesFocus && tone === 'error' ? 'off' : undefined}
      tabIndex={-1}
      className={styles.alert}
    >
      {children}
    </div>
  );
}

const roles = {error: 'alert', success: 'status'} as const;
