/** Playwright's `test` with the width and scheme of the project, and the record that the reporter reads. */
import {test as base, expect, type TestInfo} from '@playwright/test';
import type {AuditRecord, Scheme} from '@trendsoft/web-audit/audit';

export const test = base.extend<{width: number; scheme: Scheme}>({
  width: [1280, {option: true}],
  scheme: ['light', {option: true}],
});

/** Name of the attachment of a record. */
export const RECORD = 'audit';

/** Attaches the record of a test, and fails the test if it has findings. */
export async function report(info: TestInfo, record: AuditRecord): Promise<void> {
  await info.attach(RECORD, {body: JSON.stringify(record), contentType: 'application/json'});
  const found = record.findings.map(
    ({rule, message, selector, html}) => `${rule}: ${message}\n  ${selector}\n  ${html}`,
  );
  expect(found.join('\n')).toBe('');
}
