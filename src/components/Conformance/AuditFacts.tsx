import {translate} from '@docusaurus/Translate';
import type {AuditFigures} from '../../audit/facts';
import {useInterfaceLanguage} from '../Languages';
import {factRows} from './factRows';

export interface AuditFactsProps {
  /** Figures of the last audit; the build writes them from docs/audit.json. */
  audit: AuditFigures;
}

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
        {factRows(audit).map(({name, value}) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {/* Already formatted in the reader’s language. */}
            <td translate="no">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
