import {translate} from '@docusaurus/Translate';
import type {Conformance} from '../../plugins/accessibility-report/conformance';
import type {Row} from '../../plugins/accessibility-report/facts';
import {useInterfaceLanguage} from '../Languages';
import {remarksOn} from './remarks';

export interface ConformanceTableProps {
  /** Level of WCAG 2.2. */
  level: 'A' | 'AA';
  /** Its criteria; the build writes them from docs/audit.json and docs/review.json. */
  rows: Row[];
}

/**
 * How the site meets the criteria of one level of WCAG 2.2, by the last audit. Renders `<table>` with a caption,
 * named columns and named rows; the VPAT's last two columns are one, which a phone has space for. Keys: those of links.
 * `<b>`, which has no role, and words with their spaces in one text: Orca with Chromium joins texts without a space,
 * and names no column where a cell begins with an element that has a role.
 */
export function ConformanceTable({level, rows}: ConformanceTableProps) {
  return (
    <table {...useInterfaceLanguage()}>
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
            <td>
              <b>{`${termOf(row.conformance)}.`}</b>
              {` ${remarksOn(row).join(' ')}`}
            </td>
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
    translate({
      id: 'ConformanceTable.conformance',
      message: 'Conformance, remarks and evidence',
      description,
    }),
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
