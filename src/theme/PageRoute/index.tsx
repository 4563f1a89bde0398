import NotFound from '@theme/NotFound';
// All pages but the redirects are MDX, so their frame belongs to what pages share.
import '@theme/MDXPage';
import {pageAt} from './pages';

export interface PageRouteProps {
  location: {pathname: string};
}

/** The only route of the browser: renders the page that `preload` has fetched, else the 404. */
export default function PageRoute({location: {pathname}}: PageRouteProps) {
  const page = pageAt(pathname);
  if (!page) return <NotFound />;
  const {Component, modules} = page;
  // As core does it: what a module exports beside its default is found on the default.
  const props = Object.entries(modules).map(([name, {default: value, ...others}]) => [
    name,
    Object.assign(value, others),
  ]);
  return <Component key={pathname} {...Object.fromEntries(props)} />;
}
