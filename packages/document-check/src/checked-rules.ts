/** Determines which rules were checked in a document, for a report that also lists the rules without findings. */
import type {Facts, Report} from './finding.ts';
import {NOT_IN_UA2} from './pdf/consequences.ts';
import type {Rule, Rules} from './rules/rule.ts';

const OF_FORMAT: Readonly<Record<Facts['format'], RegExp>> = {
  pdf: /^(?!office-|word-|slide-|person-)/,
  word: /^(?:office|word)-/,
  powerpoint: /^(?:office|slide)-/,
};

/** Rules that are evaluated even in a PDF without tags or a Word file without headings; not those on missing, empty or skipped headings. */
const WITHOUT_TAGS =
  /^(?:office-|slide-|word-(?!no-|heading-(?:empty|skipped)$)|6\.|7\.1-(?:8|9|10|11)$|7\.1[0156]-|7\.20-1|7\.21|pdf-(?:scanned|title|no-language|no-outline))/;

/** Topic → what a document must contain for its rules to be evaluated. */
const SUBJECTS: Readonly<Record<string, keyof Facts>> = {
  pictures: 'figures',
  tables: 'tables',
  tableHeaders: 'tables',
  fields: 'fields',
};

/** Finding → rules that cannot be evaluated in a document with that finding. */
const BLOCKED_BY: Readonly<Record<string, RegExp>> = {
  '7.1-8': /^(?:5-|7\.1-9|7\.2-33|pdf-title-)/,
  '7.1-9': /^(?:7\.2-33|pdf-title-)/,
  'pdf-no-language': /^7\.2-(?:2|2[1-5]|3[0-4])$/,
  'pdf-no-headings': /^(?:7\.4|pdf-heading-)/,
  'office-title': /^office-title-/,
  'slide-title': /^slide-title-/,
};

/**
 * Returns the rules that were checked, and those of them that passed; none if a limit ended the check.
 * @param rules at least those of the document's format
 */
export function checkedRules({facts, findings, consequences, notes}: Report, rules: Rules) {
  const found = new Set([...findings, ...consequences].map(({rule}) => rule));
  const isBlocked = (id: string) => [...found].some((other) => BLOCKED_BY[other]?.test(id));
  const isEvaluated = ({id, topic}: Rule): boolean =>
    found.has(id) ||
    ((facts.hasStructure || WITHOUT_TAGS.test(id)) &&
      facts[SUBJECTS[topic] ?? 'pages'] !== 0 &&
      // Evaluated only in long PDFs, so without a finding it is never reported as passed.
      !(id === 'pdf-no-headings' || isBlocked(id)) &&
      !(notes.includes('ua2') && NOT_IN_UA2.test(id)));
  const isPartial = notes.some((note) => note.startsWith('limit-'));
  const checked = isPartial
    ? []
    : [...rules.values()].filter(
        (rule) => OF_FORMAT[facts.format].test(rule.id) && isEvaluated(rule),
      );
  return {checked, passed: checked.filter(({id}) => !found.has(id))};
}
