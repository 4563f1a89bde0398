/** If PUBLISH is set, writes docs/audit.json, the source of the statement and the conformance report. */
import {writeFileSync} from 'node:fs';
import {summarise, type AuditRecord} from '@trendsoft/web-audit/audit';
import type {FullResult, Reporter, Suite, TestCase} from '@playwright/test/reporter';
import {currentCommit, installedVersions} from '../../../scripts/programs/origin';
import {AUDIT_FILE} from '../../../src/audit/published';
import type {AuditSummary} from '../../../src/audit/types';
import {builtLocales} from './built';
import {CRITERIA} from './criteria';
import {RECORD} from './fixtures';
import {PAGES} from './targets';

function recordsOf({results}: TestCase): AuditRecord[] {
  const attached = results.at(-1)?.attachments.filter(({name}) => name === RECORD) ?? [];
  return attached.map(({body}) => JSON.parse(String(body)) as AuditRecord);
}

/** Returns the results in the order of docs/audit.json. */
export function auditSummary(
  records: readonly AuditRecord[],
  planted: readonly TestCase[],
  date: Date,
): AuditSummary {
  const {browser, criteria, ...figures} = summarise(records, CRITERIA);
  return {
    date: date.toISOString(),
    commit: currentCommit(),
    versions: installedVersions(),
    browser,
    locales: builtLocales(PAGES),
    pages: PAGES.map(({route}) => route),
    ...figures,
    planted: {faults: planted.length, found: planted.filter((test) => test.ok()).length},
    criteria,
  };
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
    const summary = auditSummary(records.flat(), tests.filter(isPlanted), this.start);
    writeFileSync(AUDIT_FILE, `${JSON.stringify(summary, null, 2)}\n`);
  }
}
