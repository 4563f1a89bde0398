/** Which rules were checked in a document, for a report that also says what was not found. */
import type {Facts, Report} from './finding.ts';
import {NOT_IN_UA2} from './pdf/fold.ts';
import type {Rule, Rules} from './rules/rule.ts';

const OF_FORMAT: Readonly<Record<Facts['format'], RegExp>> = {
  pdf: /^(?!office-|word-|slide-|person-)/,
  word: /^(?:office|word)-/,
  powerpoint: /^(?:office|slide)-/,
};

/** What can be decided about a PDF without tags. */
const WITHOUT_TAGS =
  /^(?:6\.|7\.1-(?:8|9|10|11)$|7\.1[0156]-|7\.20-1|7\.21|pdf-(?:scanned|title|no-language|no-outline))/;

/**
 * Returns the rules that were decided, and which of them have no finding; none where a limit ended the check.
 * @param rules at least those of the document's format
 */
export function checkedRules({facts, findings, following, notes}: Report, rules: Rules) {
  const found = new Set([...findings, ...following].map(({rule}) => rule));
  const isDecided = ({id}: Rule): boolean =>
    found.has(id) ||
    ((facts.format !== 'pdf' || facts.tagged || WITHOUT_TAGS.test(id)) &&
      !(notes.includes('ua2') && NOT_IN_UA2.test(id)));
  const isPart = notes.some((note) => note.startsWith('limit-'));
  const checked = isPart
    ? []
    : [...rules.values()].filter(
        (rule) => OF_FORMAT[facts.format].test(rule.id) && isDecided(rule),
      );
  return {checked, kept: checked.filter(({id}) => !found.has(id))};
}
