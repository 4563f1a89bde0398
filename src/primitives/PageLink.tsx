import Link, {type Props} from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

export interface PageLinkProps extends Props {
  /** Route path; without it the entry is plain text, since a link that goes nowhere helps nobody. */
  to?: string;
}

/** An entry of a menu: a link that says so (`aria-current`) when it leads to the page it stands on. */
export function PageLink({to, children, ...props}: PageLinkProps) {
  const {pathname} = useLocation();
  const target = useBaseUrl(to ?? '');
  if (to === undefined) return <span>{children}</span>;
  // Hosts serve a page with and without the closing slash.
  const current = pathname.replace(/(?<=.)\/$/, '') === target;
  return (
    <Link {...props} to={to} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
}
