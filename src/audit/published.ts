/** Reads the published results of the last audit and the last screen reader run. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AuditSummary, ListenSummary} from './types';

/** Relative to the site's folder. */
export const AUDIT_FILE = 'docs/audit.json';
export const LISTEN_FILE = 'docs/listen/summary.json';

function read<Summary extends {date: string}>(file: string): Partial<Summary> | undefined {
  if (!existsSync(file)) return undefined;
  const found = JSON.parse(readFileSync(file, 'utf8')) as Partial<Summary>;
  return Number.isNaN(Date.parse(found.date ?? '')) ? {} : found;
}

/** Returns the last published audit. @throws Error if it is missing or invalid */
export function readAudit(siteDir: string): AuditSummary {
  const audit = read<AuditSummary>(path.join(siteDir, AUDIT_FILE));
  if (audit?.criteria?.length) return audit as AuditSummary;
  throw new Error(
    `${AUDIT_FILE} ${audit ? 'has no date or no criteria' : 'is missing'}; the accessibility statement and the conformance report are made from it. Run \`npm run audit -- --publish\`, which writes it, and commit it.`,
  );
}

/**
 * Returns the last published screen reader run, or undefined if there is none.
 * @throws Error if the file is invalid
 */
export function readListen(siteDir: string): ListenSummary | undefined {
  const run = read<ListenSummary>(path.join(siteDir, LISTEN_FILE));
  if (!run) return undefined;
  if (run.screenReader?.name && run.browsers?.length && run.tasks?.length) {
    return run as ListenSummary;
  }
  throw new Error(
    `${LISTEN_FILE} lacks a date, a screen reader, browsers or tasks. Run \`npm run listen\`, which writes it, and commit it.`,
  );
}
