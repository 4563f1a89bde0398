import Link, {type Props} from '@docusaurus/Link';
import {usePathname} from './usePathname';

export interface PageLinkProps extends Props {
  /** Route; if undefined, the entry is plain text. */
  to?: string;
}

/** An entry of a menu: a link, with `aria-current` when it leads to the current page. */
export function PageLink({to, children, ...props}: PageLinkProps) {
  const pathname = usePathname();
  if (to === undefined) return <span>{children}</span>;
  return (
    <Link {...props} to={to} aria-current={to === pathname ? 'page' : undefined}>
      {children}
    </Link>
  );
}
