import type {Finding} from './finding';
import {readPage} from './page';
import {RULES} from './rules';
import type {Site} from './site';

/** Skipped levels, which often follow from a heading that another rule has reported. */
const LEVELS = 'MD001';
const HEADING_RULES = ['blocks', 'headings'];

/** Leaves out levels that follow from the wrong level of a heading above, so that each mistake has one message. */
function withoutConsequences(findings: readonly Finding[]): Finding[] {
  const causes = findings.filter(({rule}) => HEADING_RULES.includes(rule));
  const follows = ({rule, line}: Finding) =>
    rule === LEVELS &&
    causes.some((cause) => cause.line <= line && /heading|title/.test(cause.message));
  return findings.filter((finding) => !follows(finding));
}

/** Checks one page by every rule that needs no other program. */
export function checkPage(file: string, source: string, site: Site): Finding[] {
  const page = readPage(file, source);
  const findings = RULES.flatMap(({name, level, find}) =>
    find(page, site).map((found) => ({file, rule: name, level, ...found})),
  );
  return withoutConsequences(findings);
}
