/** Holds clicks that only the bundle handles, so that the first has the same effect as any later one. */

/** Buttons without `popovertarget`, which the browser does not handle, and elements with the attribute. */
const ANSWERED_BY_SCRIPT = 'button:not([popovertarget]), [data-awaits-script]';
/** After this many milliseconds the browser handles a click: the bundle may not come at all. */
export const PATIENCE_MS = 5000;

/** Holds such clicks until the page is hydrated or the time is up; then dispatches them one by one. */
export function holdClicks(): void {
  const holding = new AbortController();
  const release = () => holding.abort();

  function hold(event: MouseEvent): void {
    const found = (event.target as Element).closest<HTMLElement>(ANSWERED_BY_SCRIPT);
    // With a modifier a link opens elsewhere.
    if (!found || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    const {textContent: words} = found;
    const address = found.getAttribute('href') ?? '';
    holding.signal.addEventListener('abort', () =>
      // Each in a task of its own, so that React renders before the next.
      setTimeout(() => {
        // A list of links that has become a tab list has new elements.
        const now = found.isConnected
          ? found
          : document.querySelector<HTMLElement>(`[data-awaits-script][href="${address}"]`);
        // Under reduced motion Pause has become Play, which the visitor did not press.
        if (now?.textContent === words) now.click();
      }),
    );
    setTimeout(release, PATIENCE_MS);
  }

  addEventListener('click', hold, {capture: true, signal: holding.signal});
  const root = document.documentElement;
  // While React hydrates, react-helmet-async takes the attribute away for a moment.
  new MutationObserver(() => {
    if (root.dataset['hasHydrated'] === 'true') release();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
}
