import {useEffect, useRef, type ReactNode} from 'react';
import './Alert.module.css';

export interface AlertProps {
  /** An error interrupts a screen reader; a success waits for a pause. */
  tone: 'error' | 'success';
  /** Takes the focus when it appears: for the outcome of what the user just did. */
  takesFocus?: boolean;
  children: ReactNode;
}

/**
 * Pattern: ARIA APG "Alert", in the page, never `window.alert`. Keyboard: none.
 * Element: `<div role="alert">`, or `<div role="status">` for a success that does not take focus;
 * scripts can focus it, Tab skips it.
 */
export function Alert({tone, takesFocus = false, children}: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={box}
      // Screen readers announce it on focus; a live region would repeat it. With aria-live="off",
      // Orca announces an alert in Firefox and Chromium, but a status only in Firefox.
      role={takesFocus ? 'alert' : roles[tone]}
      aria-live={takesFocus ? 'off' : undefined}
      data-alert={tone}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}

const roles = {error: 'alert', success: 'status'} as const;
