/** If PUBLISH is set, writes docs/audit.json, the source of the statement and the conformance report. */
import {writeFileSync} from 'node:fs';
import type {FullResult, Reporter, Suite, TestCase} from '@playwright/test/reporter';
import {currentCommit, installedVersions} from '../../../scripts/programs/origin';
import {AUDIT_FILE} from '../../../src/audit/published';
import type {AuditSummary} from '../../../src/audit/types';
import {builtLocales} from './built';
import {CRITERIA} from './criteria';
import {RECORD, type Record} from './fixtures';
import {PAGES} from './targets';
import {PROBES, SITE_PROBES} from './probes';

const unique = <Value>(values: readonly (Value | undefined)[]) => [
  ...new Set(values.filter((value) => value !== undefined)),
];

function recordsOf({results}: TestCase): Record[] {
  const attached = results.at(-1)?.attachments.filter(({name}) => name === RECORD) ?? [];
  return attached.map(({body}) => JSON.parse(String(body)) as Record);
}

export function summarise(
  records: readonly Record[],
  planted: readonly TestCase[],
  date: Date,
): AuditSummary {
  const rules = new Map<string, readonly string[]>();
  for (const record of records) {
    for (const [engine, own] of Object.entries(record.rules)) {
      for (const [rule, criteria] of Object.entries(own)) rules.set(`${engine} ${rule}`, criteria);
    }
  }
  const probes = [...PROBES, ...SITE_PROBES];
  // A violation found at several widths and in several schemes counts once.
  const violations = (criterion?: string) => {
    const found = records.flatMap(({route = '', findings}) =>
      findings
        .filter(({criteria}) => !criterion || criteria.includes(criterion))
        .map(({rule, selector}) => [rule, route, selector].join(' ')),
    );
    return unique(found).length;
  };
  return {
    date: date.toISOString(),
    commit: currentCommit(),
    versions: installedVersions(),
    browser: unique(records.map(({browser}) => browser)).join(', '),
    locales: builtLocales(PAGES),
    pages: PAGES.map(({route}) => route),
    states: unique(records.map(({state}) => state)).sort(),
    widths: unique(records.map(({width}) => width)).sort((a, b) => b - a),
    schemes: unique(records.map(({scheme}) => scheme)),
    scans: records.reduce((sum, one) => sum + Object.keys(one.rules).length + one.probes.length, 0),
    rules: rules.size,
    checks: probes.length,
    violations: violations(),
    planted: {faults: planted.length, found: planted.filter((test) => test.ok()).length},
    criteria: CRITERIA.map(({leftToPeople, flows, ...criterion}) => ({
      ...criterion,
      people: leftToPeople !== undefined,
      engines: rulesFor(criterion.number, rules),
      checks: [
        ...probes.filter(({criteria}) => criteria.includes(criterion.number)).map(({id}) => id),
        ...flows,
      ],
      violations: violations(criterion.number),
    })),
  };
}

function rulesFor(criterion: string, rules: ReadonlyMap<string, readonly string[]>) {
  const found: {[engine: string]: string[]} = {};
  for (const [name, criteria] of [...rules].sort()) {
    const [engine = '', rule = ''] = name.split(' ');
    if (criteria.includes(criterion)) (found[engine] ??= []).push(rule);
  }
  return found;
}

export default class AuditReporter implements Reporter {
  private readonly start = new Date();
  private suite?: Suite;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd({status}: FullResult): void {
    if (!process.env['PUBLISH']) return;
    const tests = this.suite?.allTests() ?? [];
    const isPlanted = (test: TestCase) => test.location.file.endsWith('planted.spec.ts');
    const pages = tests.filter((test) => !isPlanted(test));
    const records = pages.map(recordsOf);
    const broken = pages.filter((_, at) => records[at]?.length === 0);
    if (status === 'interrupted' || broken.length > 0) {
      const names = broken.map(({title}) => title).join(', ');
      console.error(`${AUDIT_FILE} is unchanged, because these could not be audited: ${names}.`);
      return;
    }
    const summary = summarise(records.flat(), tests.filter(isPlanted), this.start);
    writeFileSync(AUDIT_FILE, `${JSON.stringify(summary, null, 2)}\n`);
  }
}
