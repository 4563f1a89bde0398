/** Separates findings that are consequences of another one: a person needs the cause. */
import type {Collector} from '../collector.ts';
import type {Finding, Report} from '../finding.ts';
import type {PdfDocument} from './document.ts';

/** Returns whether a finding is fixed with another one, or is none in this document. */
function isConsequence(
  rule: string,
  document: PdfDocument,
  collector: Collector,
  isScanned: boolean,
): boolean {
  const {followsFrom = [], changedInUa2 = false} = collector.rules.get(rule) ?? {};
  if (followsFrom.some((cause) => collector.has(cause))) return true;
  // Tags are no use on pictures of pages.
  return (document.isUa2 && changedInUa2) || (isScanned && rule === '7.1-11');
}

/** The more general rules that a finding stands for. */
function replacedBy(rule: string, document: PdfDocument, collector: Collector): readonly string[] {
  if (rule === 'pdf-title-xmp') return [document.metadata ? '7.1-9' : '7.1-8'];
  return collector.rules.get(rule)?.replaces ?? [];
}

/** Returns the findings without consequences, and the consequences. @param isScanned whether every page is a scan */
export function separateConsequences(
  document: PdfDocument,
  collector: Collector,
  isScanned: boolean,
): Pick<Report, 'findings' | 'consequences'> {
  const found = collector.all();
  const lacksLanguage =
    !document.lang &&
    found.some(({rule}) => collector.rules.get(rule)?.followsFrom?.includes('pdf-no-language'));
  if (lacksLanguage) collector.add('pdf-no-language');
  const isCaused = ({rule}: Finding) => isConsequence(rule, document, collector, isScanned);
  const implied = found.flatMap((finding) =>
    replacedBy(finding.rule, document, collector).map((rule): Finding => ({
      ...finding,
      rule,
      kind: 'fault',
    })),
  );
  return {
    findings: collector.all().filter((finding) => !isCaused(finding)),
    consequences: [...found.filter(isCaused), ...implied],
  };
}
