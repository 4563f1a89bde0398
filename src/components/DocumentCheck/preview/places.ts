/** The places of a result that can be shown on a page, numbered from 1 through all its findings. */
import {listedPlaces, type ListedPlace, type Report} from '@trendsoft/document-check';
import {t} from '../check/loadedRules';

export interface NumberedPlace extends ListedPlace {
  number: number;
  rule: string;
}

/** Returns the listed places of the rules of a report, in the order of the rules. @param rules ids in the order of the result */
export function numberedPlaces(report: Report, rules: readonly string[]): NumberedPlace[] {
  const places = rules.flatMap((rule) => {
    const finding = report.findings.find((one) => one.rule === rule);
    if (!finding) return [];
    return listedPlaces(t, report.facts.format, finding).map((place) => ({...place, rule}));
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
