import {translate} from '@docusaurus/Translate';
import {PageLink} from '../../primitives/PageLink';
import {useInterfaceLanguage} from '../Languages';

interface AuditedPage {
  /** Path from the site's root, in English. */
  route: string;
  /** Title in the page's language. */
  title: string;
  /** 'yes' if the page was added after the audit, otherwise empty. */
  added: string;
}

export interface AuditedPagesProps {
  /** The pages of the site; the build writes them. */
  rows: AuditedPage[];
}

export function AuditedPages({rows}: AuditedPagesProps) {
  const added = rows.filter((row) => row.added);
  const description = 'Before a list of pages, in the accessibility conformance report';
  return (
    <div {...useInterfaceLanguage()}>
      <p>{translate({id: 'AuditedPages.seen', message: 'The audit covered:', description})}</p>
      <Pages rows={rows.filter((row) => !row.added)} />
      <p>
        {added.length > 0
          ? translate({
              id: 'AuditedPages.added',
              message: 'Added since, and not audited yet:',
              description,
            })
          : translate({
              id: 'AuditedPages.none',
              message: 'No page has been added since.',
              description: 'After the list of audited pages, in the conformance report',
            })}
      </p>
      {added.length > 0 && <Pages rows={added} />}
    </div>
  );
}

function Pages({rows}: AuditedPagesProps) {
  return (
    <ul>
      {rows.map(({route, title}) => (
        <li key={route}>
          <PageLink to={route}>{title}</PageLink>
        </li>
      ))}
    </ul>
  );
}
