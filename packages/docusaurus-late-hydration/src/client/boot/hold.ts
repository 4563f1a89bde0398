/** Delays clicks that only the bundle can handle until hydration, so that early clicks are not lost. */
import {REPLACED} from '../keep/replaced';

/** Elements that need a script: buttons without `popovertarget`, tabs, and elements with the attribute. */
const NEEDS_SCRIPT = 'button:not([popovertarget]), [role=button], [role=tab], [data-awaits-script]';
/** Milliseconds after which the browser handles the click, in case the bundle does not load. */
const MAX_HOLD_MS = 5000;

/** Delays these clicks until the page is hydrated or the time is up, then dispatches them one by one. */
export function holdClicks(): void {
  const holding = new AbortController();
  const release = () => holding.abort();

  function hold(event: MouseEvent): void {
    let found = (event.target as Element).closest<HTMLElement>(NEEDS_SCRIPT);
    // With a modifier key, a link opens in another tab or window.
    if (!found || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    let {textContent: text} = found;
    const address = found.getAttribute('href') ?? '';
    found.addEventListener(REPLACED, ({detail}: CustomEventInit<HTMLElement>) => {
      found = detail ?? null;
      // A translated page has its original text again.
      text = found?.textContent ?? '';
    });
    holding.signal.addEventListener('abort', () =>
      // Each in a separate task, so that React renders before the next.
      setTimeout(() => {
        // Hydration replaces the elements of links that become tabs.
        const current = found?.isConnected
          ? found
          : document.querySelector<HTMLElement>(`[data-awaits-script][href="${address}"]`);
        // With reduced motion, Pause has become Play, which the visitor did not press.
        if (current?.textContent === text) current.click();
      }),
    );
    setTimeout(release, MAX_HOLD_MS);
  }

  addEventListener('click', hold, {capture: true, signal: holding.signal});
  const root = document.documentElement;
  // While React hydrates, react-helmet-async briefly removes the attribute.
  new MutationObserver(() => {
    if (root.dataset['hasHydrated'] === 'true') release();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
}
