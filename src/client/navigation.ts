import type {ClientModule} from '@docusaurus/types';

/** An anchor such as `#%E0` names nothing, and Docusaurus would throw on it. */
function isDecodable(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

/**
 * Before hydration, two addresses that the router cannot follow are put right:
 * `/X/index.html` shows as `/X/`, and an anchor that cannot be decoded is dropped.
 */
function tidyAddress() {
  const {pathname, search, hash} = window.location;
  const tidy = pathname.replace(/\/index\.html$/, '/') + search + (isDecodable(hash) ? hash : '');
  if (tidy !== pathname + search + hash) window.history.replaceState(null, '', tidy);
}

if (typeof window !== 'undefined') tidyAddress();

/**
 * How long the focus is left alone, in ms. When what had it is removed, Orca takes the first words of the new content
 * for where it is, and would say nothing if the focus were there already.
 */
const LOST_MS = 100;

let arrival: ReturnType<typeof setTimeout>;

/**
 * After a client-side navigation focus would fall to `<body>` and nothing would be
 * announced. Moving it to the new page's heading makes screen readers read that
 * heading, and lets Tab go on from there (WCAG 2.4.3); an anchor, on this page or
 * another, moves it to its target. The first page is left alone.
 */
const navigation: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) return;
    if (!location.hash && location.pathname === previousLocation.pathname) return;
    const focused = document.activeElement;
    clearTimeout(arrival);
    arrival = setTimeout(() => {
      // Who has gone on by then is left where they are.
      if (document.activeElement === focused || document.activeElement === document.body) {
        focusTarget(location.hash);
      }
    }, LOST_MS);
  },
};

/** An anchor has its own target, to which Docusaurus scrolls; a page has its heading. */
function focusTarget(hash: string) {
  const target = hash
    ? document.getElementById(decodeURIComponent(hash.slice(1)))
    : document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  // Links and fields can take focus already, and must stay in the tab order.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({preventScroll: !hash});
}

export const {onRouteDidUpdate} = navigation;
