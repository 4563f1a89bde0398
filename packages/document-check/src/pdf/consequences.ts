/** Separates findings that are consequences of another one: a person needs the cause. */
import type {Collector} from '../collector.ts';
import type {Finding, Report} from '../finding.ts';
import type {PdfDocument} from './document.ts';

/** Rules that cannot be met without tags. */
const FROM_TAGS =
  /^(?:5-|6\.2-|7\.1-[1234567]$|7\.1-12|7\.3-|7\.18\.1-1|7\.18\.3-|7\.18\.4-|7\.18\.5-|7\.20-2)/;

/** Rules that are met once the document has a language. */
const FROM_LANGUAGE = /^7\.2-(?:2|21|22|23|24|25|30|31|32|33|34)$/;

/** Rules of PDF/UA-1 that PDF/UA-2 changed. */
export const NOT_IN_UA2 = /^(?:5-|6\.1-|7\.1-[57]$|7\.7-|7\.18\.1-2|7\.18\.5-2)/;

/** Finding → rules of PDF/UA-1 that it replaces, because it is more precise. */
const moreGeneralRules = (document: PdfDocument): Readonly<Record<string, readonly string[]>> => ({
  'pdf-title-xmp': [document.metadata ? '7.1-9' : '7.1-8'],
  'pdf-role-itself': ['7.1-6', '7.1-7'],
  'pdf-link-contents': ['7.18.5-2'],
  'pdf-tag-newer': ['7.1-5'],
  'pdf-list-in-item': ['7.2-20'],
});

/** Returns the findings without consequences, and the consequences. @param scanned whether every page is a scan, so that tags are no use */
export function separateConsequences(
  document: PdfDocument,
  collector: Collector,
  scanned: boolean,
): Pick<Report, 'findings' | 'consequences'> {
  const all = collector.all();
  const lacksLanguage = !document.lang && all.some(({rule}) => FROM_LANGUAGE.test(rule));
  if (lacksLanguage) collector.add('pdf-no-language');
  const untagged = collector.has('7.1-11');
  const isUa2 = document.claimedStandard === 'PDF/UA-2';
  const isConsequence = ({rule}: Finding): boolean =>
    (untagged && (FROM_TAGS.test(rule) || (scanned && rule === '7.1-11'))) ||
    (isUa2 && NOT_IN_UA2.test(rule)) ||
    (lacksLanguage && FROM_LANGUAGE.test(rule));
  const replaced = moreGeneralRules(document);
  const implied = all.flatMap((finding) =>
    (replaced[finding.rule] ?? []).map((rule): Finding => ({...finding, rule, kind: 'fault'})),
  );
  return {
    findings: collector.all().filter((finding) => !isConsequence(finding)),
    consequences: [...all.filter(isConsequence), ...implied],
  };
}
