/** Counts what an audit ran and found, by success criterion. */
import type {AuditRecord} from './audit';
import type {Criterion} from './criteria';
import {PROBES, SITE_PROBES} from './probes';
import type {AuditedCriterion} from './report/types';

const unique = <Value>(values: readonly (Value | undefined)[]) => [
  ...new Set(values.filter((value) => value !== undefined)),
];

type RulesOfEngines = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the figures of an audit.
 *
 * @param criteria with the names of what tested them besides rules and probes
 */
export function summarise(records: readonly AuditRecord[], criteria: readonly Criterion[]) {
  const rules: RulesOfEngines = new Map(
    records.flatMap((record) =>
      Object.entries(record.rules).flatMap(([engine, own]) =>
        Object.entries(own).map(([rule, tested]) => [`${engine} ${rule}`, tested] as const),
      ),
    ),
  );
  const ran = new Set(records.flatMap((record) => record.probes));
  const probes = [...PROBES, ...SITE_PROBES].filter(({id}) => ran.has(id));
  return {
    browser: unique(records.map(({browser}) => browser)).join(', '),
    states: unique(records.map(({state}) => state)).sort(),
    widths: unique(records.map(({width}) => width)).sort((a, b) => b - a),
    schemes: unique(records.map(({scheme}) => scheme)),
    scans: records.reduce((sum, one) => sum + Object.keys(one.rules).length + one.probes.length, 0),
    rules: rules.size,
    checks: probes.length,
    violations: violationsIn(records),
    criteria: criteria.map(({leftToPeople, flows = [], ...criterion}): AuditedCriterion => ({
      ...criterion,
      people: leftToPeople !== undefined,
      engines: rulesFor(criterion.number, rules),
      checks: [
        ...probes.filter((probe) => probe.criteria.includes(criterion.number)).map(({id}) => id),
        ...flows,
      ],
      violations: violationsIn(records, criterion.number),
    })),
  };
}

/** Counts the different elements that fail. A violation found at several widths and in several schemes counts once. */
function violationsIn(records: readonly AuditRecord[], criterion?: string): number {
  const found = records.flatMap(({route = '', findings}) =>
    findings
      .filter(({criteria}) => !criterion || criteria.includes(criterion))
      .map(({rule, selector}) => [rule, route, selector].join(' ')),
  );
  return unique(found).length;
}

function rulesFor(criterion: string, rules: RulesOfEngines): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [name, criteria] of [...rules].sort()) {
    const [engine = '', rule = ''] = name.split(' ');
    if (criteria.includes(criterion)) (found[engine] ??= []).push(rule);
  }
  return found;
}
