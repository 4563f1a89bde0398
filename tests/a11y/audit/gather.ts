/** Puts the parts of a run together. */
import type {BuiltPage} from './built';
import {builtLocales} from './built';
import {decide} from './decide/decide';
import {excuse} from './exceptions';
import type {Look, Part} from './parts';
import type {Audit, AuditFinding, VisitRecord} from './report/audit';
import {isWhole, type Selection} from './selection';
import {notVisited} from './visits';

/** What is known beside the parts. */
export interface Circumstances extends Pick<
  Audit,
  'date' | 'commit' | 'options' | 'versions' | 'broken' | 'seconds'
> {
  selection: Selection;
  pages: readonly BuiltPage[];
  /** The content of exceptions.json. */
  exceptions: unknown;
}

export function gather(parts: readonly Part[], circumstances: Circumstances): Audit {
  const {selection, pages, exceptions, ...rest} = circumstances;
  const looks = parts.filter((part) => part.kind === 'look');
  const about = parts.find((part) => part.kind === 'about');
  const visits = looks.flatMap(recordOf).sort(byPlace);
  const routes = pages.map(({route}) => route);
  const whole = isWhole(selection);
  const {findings, excusing, problems} = excuse(
    decide(looks.flatMap(findingsOf), looks),
    exceptions,
    rest.date.slice(0, 10),
    whole,
  );
  return {
    ...rest,
    browser: about?.browser ?? 'unknown',
    locales: builtLocales(pages),
    pages: routes,
    notVisited: whole
      ? notVisited(
          routes,
          visits.map(({visit}) => visit),
        )
      : [],
    states: [...new Set(visits.flatMap(({visit}) => visit.state ?? []))].sort(),
    visits,
    rulesRun: rulesOf(looks),
    checksRun: about?.checks ?? [],
    findings: findings.sort(byPlace),
    exceptions: excusing.map(({rule, page, reason, owner, expiry}) => {
      return {rule, page, reason, owner, expiry};
    }),
    exceptionProblems: problems,
    defects: parts.flatMap((part) => (part.kind === 'defect' ? [part.defect] : [])).sort(byName),
    transcripts: Object.fromEntries(
      parts.flatMap((part) => (part.kind === 'transcript' ? [[part.route, part.text]] : [])).sort(),
    ),
  };
}

function recordOf({visit, said, milliseconds}: Look): VisitRecord[] {
  if (!visit) return [];
  const engines = said.filter(({engine}) => engine !== 'scripted').map(({engine}) => engine);
  const checks = said.flatMap(({engine, rules}) => (engine === 'scripted' ? rules : []));
  const passed = Object.fromEntries(said.map((one) => [one.engine, one.passed]));
  return [{visit, engines, checks, passed, milliseconds}];
}

function findingsOf({visit, route, said}: Look): AuditFinding[] {
  const page = visit?.route ?? route;
  return said.flatMap(({engine, findings}) =>
    findings.map((finding) => ({...finding, engine, ...(visit && {visit}), ...(page && {page})})),
  );
}

function rulesOf(looks: readonly Look[]): Record<string, string[]> {
  const rules = new Map<string, Set<string>>();
  const engines = looks.flatMap(({said}) => said).filter(({engine}) => engine !== 'scripted');
  for (const {engine, rules: run} of engines) {
    const known = rules.get(engine) ?? new Set();
    for (const rule of run) known.add(rule);
    rules.set(engine, known);
  }
  return Object.fromEntries(
    [...rules].map(([engine, run]) => [engine, [...run].sort()] as const).sort(),
  );
}

/** Workers end in any order; reports must not. */
function byPlace(
  one: {visit?: VisitRecord['visit']},
  other: {visit?: VisitRecord['visit']},
): number {
  const key = ({visit}: {visit?: VisitRecord['visit']}) =>
    visit
      ? [visit.route, visit.state ?? '', String(9999 - visit.width), visit.scheme].join('\n')
      : '';
  return key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0;
}

function byName(
  one: {name: string; caughtBy: string},
  other: {name: string; caughtBy: string},
): number {
  return `${one.caughtBy}\n${one.name}`.localeCompare(`${other.caughtBy}\n${other.name}`, 'en');
}
