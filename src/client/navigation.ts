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
 * After a client-side navigation focus would fall to `<body>` and nothing would be
 * announced. Moving it to the new page's heading makes screen readers read that
 * heading, and lets Tab go on from there (WCAG 2.4.3); an anchor, on this page or
 * another, moves it to its target. The first page is left alone.
 */
const navigation: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) return;
    if (!location.hash && location.pathname === previousLocation.pathname) return;
    // An anchor has its own target; Docusaurus scrolls there.
    const target = location.hash
      ? document.getElementById(decodeURIComponent(location.hash.slice(1)))
      : document.querySelector<HTMLElement>('main h1');
    if (!target) return;
    // Links and fields can take focus already, and must stay in the tab order.
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({preventScroll: !location.hash});
  },
};

export const {onRouteDidUpdate} = navigation;
