/** What `npm run audit` says at the end, in the terminal. */
import type {Audit} from './audit';
import {countsOf, failuresOf, isOpen} from './counts';
import {placesOf} from './places';

export function asText(audit: Audit): string {
  const violations = placesOf(audit.findings.filter(isOpen)).map(
    ({engine, rule, selector, message, pages, visits}) =>
      `${engine}:${rule} ${pages.slice(0, 3).join(' ')}${pages.length > 3 ? ` and ${pages.length - 3} more` : ''}${visits.length > 0 ? ` (${visits.length} visits)` : ''}\n  ${selector}\n  ${message}`,
  );
  const failures = failuresOf(audit);
  return [
    '',
    ...violations,
    ...(failures.length > 0 ? ['', ...failures, ''] : []),
    figures(audit),
    failures.length > 0 ? 'The audit fails.' : 'The audit is passed.',
  ].join('\n');
}

function figures(audit: Audit): string {
  const counts = countsOf(audit);
  const minutes = `${Math.floor(audit.seconds / 60)} min ${audit.seconds % 60} s`;
  const rows: [string, string | number][] = [
    ['pages', `${counts.pages} of ${audit.pages.length} built, in ${audit.locales.join(', ')}`],
    ['states', counts.states],
    ['visits', `${counts.visits} (page or state × width × scheme)`],
    ['scans', `${counts.scans} (an engine or a scripted check on a visit)`],
    ['rules run', rulesIn(audit)],
    [
      'violations',
      `${counts.violations}${counts.excepted > 0 ? `, and ${counts.excepted} excepted` : ''}`,
    ],
    [
      'needs review',
      `${counts.needsReview} in ${placesOf(audit.findings.filter(({outcome}) => outcome === 'needs review')).length} places`,
    ],
    [
      'mutation score',
      counts.score === undefined
        ? 'no defects planted'
        : `${counts.score} % (${counts.caught} of ${counts.defects} defects caught, ${counts.alarms} alarms on good pages)`,
    ],
    ['time', minutes],
  ];
  return rows.map(([name, value]) => `${name.padStart(14)}  ${value}`).join('\n');
}

const rulesIn = ({rulesRun}: Audit) =>
  Object.entries(rulesRun)
    .map(([engine, rules]) => `${rules.length} ${engine}`)
    .join(', ');
