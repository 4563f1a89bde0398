/** What `npm run audit` says at the end, in the terminal. */
import type {Audit} from './audit';
import {failuresOf, isOpen} from './counts';
import {figuresOf} from './figures';
import {placesOf, type Place} from './places';

const PAGES_NAMED = 3;

export function asText(audit: Audit): string {
  const failures = failuresOf(audit);
  return [
    '',
    ...placesOf(audit.findings.filter(isOpen)).map(lineOf),
    ...(failures.length > 0 ? ['', ...failures, ''] : []),
    ...figuresOf(audit).map(([name, value]) => `${name.padStart(14)}  ${value}`),
    failures.length > 0 ? 'The audit fails.' : 'The audit is passed.',
  ].join('\n');
}

function lineOf({engine, rule, selector, message, pages, visits}: Place): string {
  const named = pages.slice(0, PAGES_NAMED).join(' ');
  const more = pages.length > PAGES_NAMED ? ` and ${pages.length - PAGES_NAMED} more pages` : '';
  const [first] = visits;
  const place = first
    ? ` (${visits.length} visits, first${first.state ? ` ${first.state},` : ''} ${first.width} px, ${first.scheme})`
    : '';
  return `${engine}:${rule} ${named}${more}${place}\n  ${selector}\n  ${message}`;
}
