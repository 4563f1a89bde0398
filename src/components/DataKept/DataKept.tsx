import Link from '@docusaurus/Link';
import type {CollectedData} from '../../forms/data-kept';
import {COLUMNS, dataRow} from '../../forms/data-rows';
import {useInterfaceLanguage} from '../Languages';
import {textsOf} from '../lateTexts';
import {translateText} from '../translateMessage';
import messages from './DataKept.late.json';
import styles from './DataKept.module.css';

const t = textsOf(messages);

export interface DataKeptProps {
  /** What each form collects; the build writes it from the forms' tables. */
  rows: CollectedData[];
}

export function DataKept({rows}: DataKeptProps) {
  return (
    <table className={styles.kept} {...useInterfaceLanguage()}>
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.page} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function Row(collected: CollectedData) {
  const {page, form, fields, recipients, deleted} = dataRow(collected, t, translateText);
  return (
    <tr>
      <th scope="row">
        <Link to={page}>{form}</Link>
      </th>
      <td>{fields.join(', ')}</td>
      <td>{recipients}</td>
      <td>{deleted}</td>
    </tr>
  );
}
