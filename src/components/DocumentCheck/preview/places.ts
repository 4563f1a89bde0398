/** The places of a result that can be shown on a page, numbered from 1 through all its findings. */
import {listedPlaces} from '@trendsoft/document-check';
import type {Finding, ListedPlace, Report} from '@trendsoft/document-check';
import {loadedRules, t} from '../check/loadedRules';

export interface NumberedPlace extends ListedPlace {
  number: number;
  rule: string;
}

/** How many places of a rule are listed if the transcript shows all of them. */
const FIRST_PLACES = 5;

/** Returns whether a finding has more places than are listed, and the transcript shows all of them. */
export const isInTranscript = ({rule, count}: Finding): boolean =>
  count > FIRST_PLACES && loadedRules.get(rule)?.silence !== undefined;

/** Returns how many places of a finding are listed; undefined for all that are known. */
export const mostPlaces = (finding: Finding): number | undefined =>
  isInTranscript(finding) ? FIRST_PLACES : undefined;

/** Returns the listed places of the rules of a report, in the order of the rules. @param rules ids in the order of the result */
export function numberedPlaces(report: Report, rules: readonly string[]): NumberedPlace[] {
  const places = rules.flatMap((rule) => {
    const finding = report.findings.find((one) => one.rule === rule);
    if (!finding) return [];
    const listed = listedPlaces(t, report.facts.format, finding).slice(0, mostPlaces(finding));
    return listed.map((place) => ({...place, rule}));
  });
  return places.map((place, index) => ({...place, number: index + 1}));
}

/** Returns whether a place can be shown: in a PDF, on a page that is known. */
export const isShowable = (report: Report, {page}: NumberedPlace): boolean =>
  report.facts.format === 'pdf' && page !== undefined;

const entryOf = (findings: HTMLElement | null, number: number) =>
  findings?.querySelector<HTMLElement>(`[data-place="${number}"]`);

/** Scrolls the entry of a place out from under the page, if the page is in front of the findings. */
export const uncoverPlace = (findings: HTMLElement | null, number: number): void => {
  entryOf(findings, number)?.scrollIntoView({block: 'nearest'});
};

/** Opens the disclosures around the entry of a place in the list of findings, and moves the focus to it. */
export function focusPlace(findings: HTMLElement | null, number: number): void {
  const entry = entryOf(findings, number);
  let around = entry?.closest('details');
  while (around) {
    around.open = true;
    around = around.parentElement?.closest('details');
  }
  entry?.focus();
}
