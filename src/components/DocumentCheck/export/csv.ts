import type {CheckedDocument} from '../checked';
import {viewWithAdvice} from '../results/advice';
import {t} from '../check/loadedRules';
import {sortByEffort, affectedPeople} from '../results/summary';
import {ticksOf} from '../results/ticks';
import {faultCount} from '../results/view';
import {digestOf} from './fingerprint';

/** Matches text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string | number): string => {
  const text = String(value);
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

async function rowOf(document: CheckedDocument): Promise<(string | number)[]> {
  const {file, report} = document;
  const {sentence, questions} = viewWithAdvice(document);
  const identity = [file.name, file.size, await digestOf(file)];
  if (!report) return [...identity, '', sentence];
  const {pages = '', effort} = report.facts;
  return [
    ...identity,
    pages,
    affectedPeople(report),
    faultCount(report),
    t(`effort.${effort}`),
    `${ticksOf(report).size}/${questions.length}`,
  ];
}

/** Returns a row for each file, the most work first, for a spreadsheet. */
export async function csvOf(documents: readonly CheckedDocument[]): Promise<string> {
  const ids = ['pageCount', 'stopped', 'faultCount', 'effortClass', 'judged'];
  const columns = ids.map((id) => t(`report.${id}`));
  const header = [t('report.file'), t('report.size'), 'SHA-256', ...columns];
  const rows = await Promise.all(sortByEffort(documents).map(rowOf));
  // Excel needs the byte order mark to read letters beyond ASCII.
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
