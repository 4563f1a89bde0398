import {translate} from '@docusaurus/Translate';
import {pluralForms} from '@trendsoft/document-check/plurals';
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

/** The build has chosen the form: the first use of `Intl` blocks a browser's main thread. */
function formOf(message: string, index: number): string {
  const forms = pluralForms(message);
  // A message that is not translated has the two forms of English.
  return forms[Math.min(index, forms.length - 1)] ?? message;
}

function resultOf({by, looks, broken, pluralIndex}: TestedTool): string {
  const description =
    'In the table of what the website was tested with; a scan is one examination of a page, and each check with a screen reader compares what it said with what it should say';
  if (by === 'audit') {
    const message = translate(
      {
        id: 'TestedWith.audit',
        message: '{count} scan by automated tests.|{count} scans by automated tests.',
        description,
      },
      {count: looks},
    );
    return formOf(message, pluralIndex);
  }
  if (broken === '') {
    const message = translate(
      {
        id: 'TestedWith.listenPassed',
        message:
          '{count} check with a screen reader; failed: none.|{count} checks with a screen reader; failed: none.',
        description,
      },
      {count: looks},
    );
    return formOf(message, pluralIndex);
  }
  const message = translate(
    {
      id: 'TestedWith.listen',
      message:
        '{count} check with a screen reader; failed: {broken}.|{count} checks with a screen reader; failed: {broken}.',
      description,
    },
    {count: looks, broken},
  );
  return formOf(message, pluralIndex);
}
