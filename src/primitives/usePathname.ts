import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/**
 * The route path of the page shown, as sidebars.ts writes it: without base URL and closing
 * slash, since hosts serve a page with and without it. Compare it exactly: the router ignores
 * case, hosts do not. At /about they answer with the 404, so that is what must be shown.
 */
export function usePathname(): string {
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  const closed = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const route = closed.startsWith(base) ? closed.slice(base.length - 1) : closed;
  return route.slice(0, -1) || '/';
}
