/** Whether the style sheet can read `data-value` by itself, and so needs no script to count on load. */
function styleSheetReadsValues(): boolean {
  return CSS.supports('x: attr(x type(*))');
}

/**
 * Makes the figures of a list count, once: a second call changes nothing.
 * A script may set a property where the Content-Security-Policy forbids a style attribute.
 */
function count(list: HTMLElement): void {
  for (const number of list.querySelectorAll<HTMLElement>('[data-value]')) {
    number.style.setProperty('--figure', number.dataset['value'] ?? '0');
  }
  list.dataset['counting'] = '';
}

/**
 * Counts a list at once (`data-start="load"`) or when it is scrolled into view (`data-start="view"`).
 * @returns what gives the wait up.
 */
export function startCounters(list: HTMLElement): () => void {
  if (list.dataset['start'] === 'load') {
    if (!styleSheetReadsValues()) count(list);
    return () => undefined;
  }
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    count(list);
  });
  observer.observe(list);
  return () => observer.disconnect();
}
