import {faultCount} from '@trendsoft/document-check';
import {BYTE_ORDER_MARK, csvLine} from '@trendsoft/forms-service/csv';
import type {CheckedDocument} from '../checkedDocuments';
import {t} from '../check/loadedRules';
import {sortByEffort, affectedPeople} from '../results/summary';
import {ticksOf} from '../results/ticks';
import {viewOf} from '../results/view';
import {digestOf} from './fingerprint';

async function rowOf(document: CheckedDocument): Promise<(string | number)[]> {
  const {file, report} = document;
  const {sentence, questions} = viewOf(document);
  const identity = [file.name, file.size, await digestOf(file)];
  if (!report) return [...identity, '', sentence];
  const {pages = '', effort} = report.facts;
  return [
    ...identity,
    pages,
    affectedPeople(report),
    faultCount(report.findings),
    t(`effort.${effort}`),
    `${ticksOf(report).size}/${questions.length}`,
  ];
}

/** Returns a row for each file, the most work first, for a spreadsheet. @param company that provides the check */
export async function csvOf(
  documents: readonly CheckedDocument[],
  company: string,
): Promise<string> {
  const ids = ['pageCount', 'stopped', 'faultCount', 'effortClass', 'judged'];
  const columns = ids.map((id) => t(`report.${id}`, {company}));
  const header = [t('report.file'), t('report.size'), 'SHA-256', ...columns];
  const rows = await Promise.all(sortByEffort(documents).map(rowOf));
  return BYTE_ORDER_MARK + [header, ...rows].map(csvLine).join('');
}
