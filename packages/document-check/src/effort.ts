/** The effort class of a document, by what was counted: a rule that anybody can read. */
import type {Effort, Facts, Finding} from './finding.ts';

const CLASSES: readonly Effort[] = ['low', 'medium', 'high', 'very-high'];

/** A form or a table now and then is usual; more of them raise the class by one. */
const MANY_PER_PAGE = 1;

/** Rules that stop no reader: checks to make, and the declared standard. */
const isHarmless = ({kind, rule}: Finding): boolean =>
  kind !== 'fault' || /^(?:5|6\.1)-/.test(rule);

/**
 * Tagged is medium, untagged is high, scanned is very high. Where nothing has to be described or
 * ordered (no table, figure or field) it is one less; without a fault it is low; with more than one of them a page, one more.
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
