/** Determines which rules were checked in a document, for a report that also lists the rules without findings. */
import type {Facts, Report} from './finding.ts';
import {NOT_IN_UA2} from './pdf/consequences.ts';
import type {Rule, Rules} from './rules/rule.ts';

const OF_FORMAT: Readonly<Record<Facts['format'], RegExp>> = {
  pdf: /^(?!office-|word-|slide-|person-)/,
  word: /^(?:office|word)-/,
  powerpoint: /^(?:office|slide)-/,
};

/** Rules that can be decided in a document without tags or headings. */
const WITHOUT_TAGS =
  /^(?:office-|slide-|word-(?!no-|heading-[es])|6\.|7\.1-(?:8|9|10|11)$|7\.1[0156]-|7\.20-1|7\.21|pdf-(?:scanned|title|no-language|no-outline))/;

/** Topic → what a document must contain for its rules to be decided. */
const SUBJECTS: Readonly<Record<string, keyof Facts>> = {
  ...{pictures: 'figures', tables: 'tables', tableHeaders: 'tables', fields: 'fields'},
};

/** Finding → rules that cannot be decided when it is present. */
const HIDDEN_BY: Readonly<Record<string, RegExp>> = {
  '7.1-8': /^(?:5-|7\.1-9|7\.2-33|pdf-title-)/,
  '7.1-9': /^(?:7\.2-33|pdf-title-)/,
  'pdf-no-language': /^7\.2-(?:2|2[1-5]|3[0-4])$/,
  'pdf-no-headings': /^(?:7\.4|pdf-heading-)/,
  'office-title': /^office-title-/,
  'slide-title': /^slide-title-/,
};

/**
 * Returns the rules that were checked, and those of them without a finding; none if a limit ended the check.
 * @param rules at least those of the document's format
 */
export function checkedRules({facts, findings, following, notes}: Report, rules: Rules) {
  const found = new Set([...findings, ...following].map(({rule}) => rule));
  const isHidden = (id: string) => [...found].some((other) => HIDDEN_BY[other]?.test(id));
  const isDecided = ({id, topic}: Rule): boolean =>
    found.has(id) ||
    ((facts.tagged || WITHOUT_TAGS.test(id)) &&
      facts[SUBJECTS[topic] ?? 'pages'] !== 0 &&
      // Short PDFs are not checked for missing headings.
      !(id === 'pdf-no-headings' || isHidden(id)) &&
      !(notes.includes('ua2') && NOT_IN_UA2.test(id)));
  const isPart = notes.some((note) => note.startsWith('limit-'));
  const checked = isPart
    ? []
    : [...rules.values()].filter(
        (rule) => OF_FORMAT[facts.format].test(rule.id) && isDecided(rule),
      );
  return {checked, kept: checked.filter(({id}) => !found.has(id))};
}
