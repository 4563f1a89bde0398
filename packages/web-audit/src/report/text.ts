import type {AuditResult} from '../run/run-audit';
import type {FindingGroup} from '../run/groups';

/** Returns the findings by page, as text for a terminal. */
export function textReport({findings, pages, browser, rules, checks}: AuditResult): string {
  const places = [...new Set(findings.map(placeOf))];
  const parts = places.map((place) => {
    const own = findings.filter((finding) => placeOf(finding) === place);
    return [place, ...own.map(lineOf)].join('\n');
  });
  const scope = `${rules} rules and ${checks} probes on ${countOf(pages.length, 'page')} in ${browser}`;
  return [...parts, `${countOf(findings.length, 'finding')}: ${scope}.`].join('\n\n');
}

/** Returns the page and state of a finding. */
export const placeOf = ({page, state}: FindingGroup): string =>
  [page ?? 'All pages', state].filter(Boolean).join(', ');

function lineOf({rule, criteria, message, selector, where}: FindingGroup): string {
  const name = criteria.length > 0 ? `${rule} (${criteria.join(', ')})` : rule;
  const at = where.length > 0 ? `, at ${where.join(', ')}` : '';
  return `  ${name}: ${message}\n    ${selector}${at}`;
}

export const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
