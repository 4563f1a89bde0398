/** The figures of an audit, with their names, as every report shows them. */
import type {Audit} from './audit';
import {countsOf} from './counts';
import {questionsOf} from '../questions';

export function figuresOf(audit: Audit): [name: string, value: string][] {
  const {visits, states, pages, scans, violations, excepted, decided, needsReview, ...counts} =
    countsOf(audit);
  const questions = questionsOf(audit.findings).length;
  const rules = Object.entries(audit.rulesRun).map(([engine, run]) => `${run.length} ${engine}`);
  return [
    ['part', audit.options || 'the whole audit'],
    ['pages', `${pages} of ${audit.pages.length} built, in ${audit.locales.join(', ')}`],
    ['states', `${states}, beside pages as they open`],
    ['visits', `${visits} (page or state × width × scheme)`],
    ['scans', `${scans} (an engine or a scripted check on a visit)`],
    ['rules run', [...rules, `${audit.checksRun.length} scripted`].join(', ')],
    ['violations', `${violations}${excepted > 0 ? `, and ${excepted} excepted` : ''}`],
    ['decided', `${decided} results that an engine left open, by measuring`],
    ['needs review', `${questions} questions for people, of ${needsReview} results`],
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
