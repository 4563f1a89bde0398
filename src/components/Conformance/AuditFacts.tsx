import {translate} from '@docusaurus/Translate';
import type {Facts} from '../../audit/facts';
import {useInterfaceLanguage} from '../Languages';
import {factRows} from './factRows';

export interface AuditFactsProps {
  /** Figures of the last audit; the build writes them from docs/audit.json. */
  audit: Facts;
}

/** When the site was last audited, with what, and what was found. Renders `<table>` with a caption and named rows. Keys: none. */
export function AuditFacts({audit}: AuditFactsProps) {
  return (
    <table {...useInterfaceLanguage()}>
      <caption className="visually-hidden">
        {translate({
          id: 'AuditFacts.caption',
          message: 'The last accessibility audit of this website',
          description: 'Name of a table in the accessibility statement',
        })}
      </caption>
      <tbody>
        {factRows(audit).map(([name, fact]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {/* Figures, names and dates, in the form of the reader’s language already. */}
            <td translate="no">{fact}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
