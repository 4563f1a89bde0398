/** The figures of an audit, with their names, as every report shows them. */
import type {Audit} from './audit';
import {countsOf} from './counts';
import {placesOf} from './places';

export function figuresOf(audit: Audit): [name: string, value: string][] {
  const {visits, states, pages, scans, violations, excepted, needsReview, ...counts} =
    countsOf(audit);
  const places = placesOf(audit.findings.filter(({outcome}) => outcome === 'needs review')).length;
  const rules = Object.entries(audit.rulesRun).map(([engine, run]) => `${run.length} ${engine}`);
  return [
    ['part', audit.options || 'the whole audit'],
    ['pages', `${pages} of ${audit.pages.length} built, in ${audit.locales.join(', ')}`],
    ['states', `${states}, beside pages as they open`],
    ['visits', `${visits} (page or state × width × scheme)`],
    ['scans', `${scans} (an engine or a scripted check on a visit)`],
    ['rules run', [...rules, `${audit.checksRun.length} scripted`].join(', ')],
    ['violations', `${violations}${excepted > 0 ? `, and ${excepted} excepted` : ''}`],
    ['needs review', `${needsReview}, in ${places} places`],
    ['mutation score', score(counts)],
    ['time', `${Math.floor(audit.seconds / 60)} min ${audit.seconds % 60} s`],
  ];
}

function score({
  score: share,
  caught,
  defects,
  alarms,
}: Partial<ReturnType<typeof countsOf>>): string {
  if (share === undefined) return 'no defects planted';
  return `${share} % (${caught} of ${defects} defects caught, ${alarms} alarms on good pages)`;
}
