import type {KeyboardEvent} from 'react';

/** What Tab reaches: also the links of an open disclosure. */
const STOPS = 'button, summary, a:not(details:not([open]) a)';

/**
 * Moves the focus forwards through a disclosure in a popover and out of it, as Tab does. In a popover that a button
 * has opened, Firefox 140 stays at a `<summary>`, or goes back to it from the last link that it shows. Before
 * hydration, Firefox moves on from there only with Shift+Tab.
 */
export function tabOn(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target as HTMLElement;
  if (event.key !== 'Tab' || event.shiftKey || !from.closest('details')) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const next = stops[stops.indexOf(from) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
