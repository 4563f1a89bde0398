import {onceInView} from './onceInView';

/** Returns whether CSS can read `data-value`; if so, counting on load needs no script. */
function styleSheetReadsValues(): boolean {
  return CSS.supports('x: attr(x type(*))');
}

/**
 * Starts the counters of a list; a second call changes nothing.
 * Sets a property by script, because the Content-Security-Policy forbids style attributes in HTML.
 */
function count(list: HTMLElement): void {
  for (const number of list.querySelectorAll<HTMLElement>('[data-value]')) {
    number.style.setProperty('--figure', number.dataset['value'] ?? '0');
  }
  list.dataset['counting'] = '';
}

/**
 * Starts a list's counters immediately (`data-start="load"`) or when it scrolls into view (`data-start="view"`).
 * @returns a function that stops waiting
 */
export function startCounters(list: HTMLElement): () => void {
  if (list.dataset['start'] === 'load') {
    if (!styleSheetReadsValues()) count(list);
    return () => undefined;
  }
  return onceInView(list, count);
}
