import {translate} from '@docusaurus/Translate';
import type {TestedTool} from '../../audit/tools';
import {useInterfaceLanguage} from '../Languages';

export interface TestedWithProps {
  /** Browsers, alone and with a screen reader; the build writes them from docs/audit.json and docs/listen/summary.json. */
  rows: TestedTool[];
}

export function TestedWith({rows}: TestedWithProps) {
  const language = useInterfaceLanguage();
  const listened = rows.some(({by}) => by === 'screen reader');
  return (
    <>
      <table {...language}>
        <caption className="visually-hidden">
          {translate({
            id: 'TestedWith.caption',
            message: 'Browsers and screen readers that this website was tested with',
            description: 'Name of a table in the accessibility statement',
          })}
        </caption>
        <tbody>
          {rows.map((row) => (
            <tr key={row.tool}>
              <th scope="row" translate="no">
                {row.tool}
              </th>
              <td>
                {/* Already formatted in the reader’s language. */}
                <span translate="no">{row.date}.</span> {resultOf(row)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!listened && (
        <p {...language}>
          {translate({
            id: 'TestedWith.noScreenReader',
            message: 'No run with a screen reader has been published yet.',
            description: 'Below the table of what the website was tested with',
          })}
        </p>
      )}
    </>
  );
}

function resultOf({by, looks, broken}: TestedTool): string {
  const description =
    'In the table of what the website was tested with; a scan is one examination of a page, and each check with a screen reader compares what it said with what it should say';
  if (by === 'audit') {
    return translate(
      {id: 'TestedWith.audit', message: 'Scans by automated tests: {count}.', description},
      {count: looks},
    );
  }
  if (broken === '0') {
    return translate(
      {
        id: 'TestedWith.listenPassed',
        message: 'Checks with a screen reader: {count}; failed: none.',
        description,
      },
      {count: looks},
    );
  }
  return translate(
    {
      id: 'TestedWith.listen',
      message: 'Checks with a screen reader: {count}; failed: {broken}.',
      description,
    },
    {count: looks, broken},
  );
}
