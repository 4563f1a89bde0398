/** The effort class of a document, computed from counts by a simple rule. */
import type {Effort, Facts, Finding} from './finding.ts';

const CLASSES: readonly Effort[] = ['low', 'medium', 'high', 'very-high'];

/** A few forms or tables are usual; more of them raise the class by one. */
const MANY_PER_PAGE = 1;

/** Rules whose findings stop no reader: things to check, and the declared standard. */
const isHarmless = ({kind, rule}: Finding): boolean =>
  kind !== 'fault' || /^(?:5|6\.1)-/.test(rule);

/**
 * Tagged is medium, untagged is high, scanned is very high. One class lower without tables, figures and fields;
 * one class higher with more than one of them per page. Without a fault it is low.
 */
export function effortOf(facts: Omit<Facts, 'effort'>, findings: readonly Finding[]): Effort {
  const {scannedPages, tables, figures, fields} = facts;
  const parts = tables + figures + fields;
  let level = facts.tagged ? 1 : 2;
  if (scannedPages > 0) level = 3;
  else if (findings.every(isHarmless)) level = 0;
  else if (parts === 0) level -= 1;
  else if (parts > MANY_PER_PAGE * (facts.pages ?? 1)) level += 1;
  return CLASSES[Math.min(level, CLASSES.length - 1)] ?? 'very-high';
}
