import type {Transcript} from '@trendsoft/document-check';
import {useMemo} from 'react';
import {t} from '../check/loadedRules';
import {rowsOf} from './differences';
import type {Row} from './differences';
import {LineText} from './TranscriptLines';
import type {Line} from './lines';
import styles from './versions.late.css';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** Greatest number of rows that are shown. */
const MAX_ROWS = 500;

export interface VersionsProps {
  earlier: Transcript;
  transcript: Transcript;
}

/** Two transcripts beside each other, in a table; on a phone, below each other. Differences are named and coloured. */
export function Versions({earlier, transcript}: VersionsProps) {
  const rows = useMemo(() => rowsOf(earlier, transcript), [earlier, transcript]);
  if (!rows) return <p>{t('transcript.tooDifferent')}</p>;
  if (rows.every(({kind}) => kind === 'same')) return <p>{t('transcript.noChange')}</p>;
  const more = rows.length - MAX_ROWS;
  return (
    <>
      <table className="checkVersions" aria-label={t('transcript.compare')}>
        <thead>
          <tr>
            <th scope="col">{t('transcript.before')}</th>
            <th scope="col">{t('transcript.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX_ROWS).map((row, index) => (
            <VersionRow key={index} row={row} />
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{t('transcript.more', {count: more})}</p>}
    </>
  );
}

function VersionRow({row}: {row: Row}) {
  if (row.kind === 'same') {
    return (
      <tr>
        <td colSpan={2} className="checkSame">
          {t('transcript.same', {count: row.lines.length})}
        </td>
      </tr>
    );
  }
  return (
    <tr>
      <Version line={row.before} change="removed" />
      <Version line={row.after} change="added" />
    </tr>
  );
}

function Version({line, change}: {line: Line | undefined; change: 'removed' | 'added'}) {
  if (!line) return <td />;
  return (
    <td data-change={change}>
      <strong>{t(`transcript.${change}`)}</strong> <LineText line={line} language={undefined} />
    </td>
  );
}
