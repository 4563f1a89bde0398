/** Summaries for a quote, and for a table of several files. */
import {faultCount, GROUPS, joinList} from '@trendsoft/document-check';
import type {Effort, Report} from '@trendsoft/document-check';
import type {CheckedDocument} from '../checkedDocuments';
import {loadedRules, t} from '../check/loadedRules';

const EFFORTS: readonly Effort[] = ['low', 'medium', 'high', 'very-high'];
const levelOf = (report?: Report) => (report ? EFFORTS.indexOf(report.facts.effort) : -1);

const faultsIn = ({report}: CheckedDocument): number => (report ? faultCount(report.findings) : 0);

/** The people that the faults affect, in a few words. */
export function affectedPeople({findings}: Report): string {
  const faults = findings.filter(({kind}) => kind === 'fault');
  const stopped = GROUPS.filter((group) =>
    faults.some(({rule}) => loadedRules.get(rule)?.affects === group),
  );
  return (
    joinList(
      t,
      stopped.map((group) => t(`report.${group}`)),
    ) || t('report.nobody')
  );
}

/** Sorts documents by effort, then by faults, highest first; documents that were not checked come last. */
export const sortByEffort = (documents: readonly CheckedDocument[]): CheckedDocument[] =>
  documents.toSorted((a, b) => levelOf(b.report) - levelOf(a.report) || faultsIn(b) - faultsIn(a));

/**
 * Returns a summary such as “2 documents, 34 pages, work for TrendSoft to fix them: medium”: that of the hardest one.
 * @param company that prepares the quote
 */
export function quoteSummary(documents: readonly CheckedDocument[], company: string): string {
  const reports = documents.flatMap(({report}) => report ?? []);
  const level = Math.max(0, ...reports.map(levelOf));
  const pages = reports.reduce((sum, {facts}) => sum + (facts.pages ?? 1), 0);
  return joinList(t, [
    t('report.documents', {count: reports.length}),
    t('report.pages', {count: pages}),
    t('report.effort', {company, effort: t(`effort.${EFFORTS[level]}`)}),
  ]);
}
