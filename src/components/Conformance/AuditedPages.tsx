import {translate} from '@docusaurus/Translate';
import {useInterfaceLanguage} from '../Languages';

interface AuditedPage {
  /** Path from the site's root, in English. */
  route: string;
  /** 'yes' when the page was added after the audit, else empty. */
  added: string;
}

export interface AuditedPagesProps {
  /** Pages that the last audit saw, and those that were added after it; the build writes them. */
  rows: AuditedPage[];
}

/** Which pages the last audit saw, and which not yet. Renders a list for each. Keys: none. */
export function AuditedPages({rows}: AuditedPagesProps) {
  const added = rows.filter((row) => row.added);
  const description = 'Before a list of addresses, in the accessibility conformance report';
  return (
    <div {...useInterfaceLanguage()}>
      <p>{translate({id: 'AuditedPages.seen', message: 'The audit saw:', description})}</p>
      <Routes rows={rows.filter((row) => !row.added)} />
      <p>
        {added.length > 0
          ? translate({
              id: 'AuditedPages.added',
              message: 'Added since, and not audited yet:',
              description,
            })
          : translate({
              id: 'AuditedPages.none',
              message: 'No page was added since.',
              description: 'After the list of audited pages, in the conformance report',
            })}
      </p>
      {added.length > 0 && <Routes rows={added} />}
    </div>
  );
}

function Routes({rows}: AuditedPagesProps) {
  return (
    <ul translate="no">
      {rows.map(({route}) => (
        <li key={route}>{route}</li>
      ))}
    </ul>
  );
}
