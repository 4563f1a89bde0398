import {translate} from '@docusaurus/Translate';
import type {BlockProps} from '../../blocks/block';
import type {Conformance} from '@trendsoft/web-audit/report';
import type {ConformanceRow} from '../../audit/facts';
import {useInterfaceLanguage} from '../Languages';
import type blocks from './Conformance.block';
import styles from './Conformance.module.css';
import {remarksOn} from './remarks';

export interface ConformanceTableProps extends BlockProps<typeof blocks.ConformanceTable> {
  /** The criteria of the level; the build writes them from docs/audit.json. */
  rows: ConformanceRow[];
}

export function ConformanceTable({level, rows}: ConformanceTableProps) {
  return (
    <table className={styles.criteria} {...useInterfaceLanguage()}>
      <caption className="visually-hidden">
        {translate(
          {
            id: 'ConformanceTable.caption',
            message: 'WCAG 2.2, level {level}: conformance by criterion',
            description:
              'Name of a table in the accessibility conformance report; {level}: A or AA',
          },
          {level},
        )}
      </caption>
      <thead>
        <tr>
          {headings().map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number}>
            <th scope="row">
              <a href={row.address} lang="en" dir="ltr" translate="no">
                {`${row.number} ${row.name}`}
              </a>
            </th>
            <td>{termOf(row.conformance)}</td>
            <td>{remarksOn(row).join(' ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function headings(): string[] {
  const description = 'Column of the tables in the accessibility conformance report';
  return [
    translate({id: 'ConformanceTable.criterion', message: 'Criterion', description}),
    translate({id: 'ConformanceTable.level', message: 'Conformance level', description}),
    translate({id: 'ConformanceTable.remarks', message: 'Remarks and evidence', description}),
  ];
}

function termOf(conformance: Conformance): string {
  const description = 'A term of the accessibility conformance report (VPAT)';
  switch (conformance) {
    case 'supports':
      return translate({id: 'ConformanceTable.supports', message: 'Supports', description});
    case 'partially-supports':
      return translate({
        id: 'ConformanceTable.partiallySupports',
        message: 'Partially supports',
        description,
      });
    case 'does-not-support':
      return translate({
        id: 'ConformanceTable.doesNotSupport',
        message: 'Does not support',
        description,
      });
    case 'not-applicable':
      return translate({
        id: 'ConformanceTable.notApplicable',
        message: 'Not applicable',
        description,
      });
    case 'not-evaluated':
      return translate({
        id: 'ConformanceTable.notEvaluated',
        message: 'Not evaluated',
        description,
      });
  }
}
