import Link, {type Props} from '@docusaurus/Link';
import {usePathname} from './usePathname';

export interface PageLinkProps extends Props {
  /** Route path; without it the entry is plain text, since a link that goes nowhere helps nobody. */
  to?: string;
}

/** An entry of a menu: a link that says so (`aria-current`) when it leads to the page it stands on. */
export function PageLink({to, children, ...props}: PageLinkProps) {
  const pathname = usePathname();
  if (to === undefined) return <span>{children}</span>;
  return (
    <Link {...props} to={to} aria-current={to === pathname ? 'page' : undefined}>
      {children}
    </Link>
  );
}
