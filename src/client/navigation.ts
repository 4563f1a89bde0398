import type {ClientModule} from '@docusaurus/types';

/** Returns whether a hash can be decoded. Docusaurus would throw an error for `#%E0`. */
function isDecodable(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

/**
 * Corrects two kinds of URL that the router cannot handle, before hydration:
 * `/X/index.html` becomes `/X/`, and a hash that cannot be decoded is removed.
 */
function normaliseUrl() {
  const {pathname, search, hash} = window.location;
  const tidy = pathname.replace(/\/index\.html$/, '/') + search + (isDecodable(hash) ? hash : '');
  if (tidy !== pathname + search + hash) window.history.replaceState(null, '', tidy);
}

if (typeof window !== 'undefined') normaliseUrl();

/**
 * Delay in ms before focus moves. When the focused element is removed, Orca assumes that it is at the start of the new
 * content, and would announce nothing if focus were already there.
 */
const FOCUS_DELAY_MS = 100;

let focusTimer: ReturnType<typeof setTimeout>;

/**
 * Moves focus after client-side navigation, which would otherwise move it to `<body>`
 * without an announcement. Focus moves to the target of a hash, or to the new page's heading, so that
 * screen readers announce it and Tab continues from there (WCAG 2.4.3). Does not apply to
 * the first page.
 */
const navigation: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) return;
    if (!location.hash && location.pathname === previousLocation.pathname) return;
    const focused = document.activeElement;
    clearTimeout(focusTimer);
    focusTimer = setTimeout(() => {
      // Not if the visitor has moved focus meanwhile.
      if (document.activeElement === focused || document.activeElement === document.body) {
        focusTarget(location.hash);
      }
    }, FOCUS_DELAY_MS);
  },
};

/** Focuses the target of a hash, to which Docusaurus scrolls, or the page's heading. */
function focusTarget(hash: string) {
  const target = hash
    ? document.getElementById(decodeURIComponent(hash.slice(1)))
    : document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  // Links and fields are already focusable, and must stay in the tab order.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({preventScroll: !hash});
}

export const {onRouteDidUpdate} = navigation;
