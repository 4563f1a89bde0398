import type {ClientModule} from '@docusaurus/types';

/**
 * A page without a file name of its own: `/X/index.html` shows as `/X/`, before
 * hydration, since the router knows no such route.
 */
if (typeof window !== 'undefined' && window.location.pathname.endsWith('/index.html')) {
  const {pathname, search, hash} = window.location;
  window.history.replaceState(null, '', pathname.replace(/index\.html$/, '') + search + hash);
}

/**
 * After a client-side navigation focus would fall to `<body>` and nothing would be
 * announced. Moving it to the new page's heading makes screen readers read that
 * heading, and lets Tab go on from there (WCAG 2.4.3). The first page is left alone.
 */
const navigation: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
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
