import type {MouseEvent} from 'react';
import {Alert} from '../../primitives/Alert';
import {translateMessage} from '../translateMessage';

export interface SummaryEntry {
  /** Id of the invalid control. */
  controlId: string;
  /** The same message as beside the field. */
  message: string;
}

export interface ErrorSummaryProps {
  /** In reading order. */
  entries: readonly SummaryEntry[];
  /** The result of sending the form, if it was sent. */
  outcome?: string | undefined;
}

/**
 * Pattern: GOV.UK "Error summary": a list of errors, each a link to its field.
 * Keyboard: Enter on a link moves focus to the field. Element: `<div role="alert">` with `<h2>` and list; it takes the focus.
 */
export function ErrorSummary({entries, outcome}: ErrorSummaryProps) {
  return (
    <Alert tone="error" takesFocus>
      <h2>{translateMessage('problemHeading')}</h2>
      {outcome && <p>{outcome}</p>}
      <ul>
        {entries.map(({controlId, message}) => (
          <li key={controlId}>
            <a href={`#${controlId}`} onClick={goToControl}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Scrolls to the label as well: a plain jump would put the control at the top edge. */
function goToControl(event: MouseEvent<HTMLAnchorElement>) {
  const controlId = event.currentTarget.hash.slice(1);
  const control = document.getElementById(controlId);
  if (!control) return;
  event.preventDefault();
  document.querySelector(`label[for="${controlId}"]`)?.scrollIntoView();
  control.focus({preventScroll: true});
}
