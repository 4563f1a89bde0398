import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/**
 * Returns the route of the current page as in sidebars.ts, without base URL or trailing slash, because hosts serve
 * a page with and without it. Compare it case-sensitively: the router ignores case, but hosts respond to /about with the
 * 404 page, so the site must show that too.
 */
export function usePathname(): string {
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  const closed = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const route = closed.startsWith(base) ? closed.slice(base.length - 1) : closed;
  return route.slice(0, -1) || '/';
}
