/** The effort class of a document, computed from counts by a simple rule. */
import type {Effort, Facts, Finding} from './finding.ts';

const CLASSES: readonly Effort[] = ['low', 'medium', 'high', 'very-high'];

/** Above this number of tables, figures and fields per page, the class is one higher. */
const MANY_PER_PAGE = 1;

/** Returns whether a finding prevents nobody from reading: it is no certain fault, or concerns only the declared standard. */
const isHarmless = ({kind, rule}: Finding): boolean =>
  kind !== 'fault' || /^(?:5|6\.1)-/.test(rule);

/**
 * Returns medium for a tagged document, high for an untagged one, very high for a scan. The class is one lower without
 * tables, figures and fields, and one higher with more than one of them per page. Without a fault it is low.
 */
export function effortOf(facts: Omit<Facts, 'effort'>, findings: readonly Finding[]): Effort {
  const {scannedPages, tables, figures, fields} = facts;
  const parts = tables + figures + fields;
  let level = facts.hasStructure ? 1 : 2;
  if (scannedPages > 0) level = 3;
  else if (findings.every(isHarmless)) level = 0;
  else if (parts === 0) level -= 1;
  else if (parts > MANY_PER_PAGE * (facts.pages ?? 1)) level += 1;
  return CLASSES[Math.min(level, CLASSES.length - 1)] ?? 'very-high';
}
