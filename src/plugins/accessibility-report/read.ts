import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AuditSummary} from './types';

/** Relative to the site. */
export const AUDIT_FILE = 'docs/audit.json';

/**
 * The last published audit.
 * @throws Error when there is none, or it is no summary of an audit
 */
export function readAudit(siteDir: string): AuditSummary {
  const file = path.join(siteDir, AUDIT_FILE);
  const remedy = 'Run `npm run audit -- --publish`, which writes it, and commit it.';
  if (!existsSync(file)) {
    throw new Error(
      `${AUDIT_FILE} is missing; the accessibility statement and the conformance report are made from it. ${remedy}`,
    );
  }
  const audit = JSON.parse(readFileSync(file, 'utf8')) as Partial<AuditSummary>;
  if (!audit.criteria?.length || Number.isNaN(Date.parse(audit.date ?? ''))) {
    throw new Error(`${AUDIT_FILE} has no date or no criteria, so it is no audit. ${remedy}`);
  }
  return audit as AuditSummary;
}
