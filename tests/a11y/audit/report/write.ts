/** Writes the reports of an audit. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Audit} from './audit';

/** @param folder made when it is not there */
export function writeReports(audit: Audit, folder: string): void {
  mkdirSync(folder, {recursive: true});
  const reports: Record<string, string> = {
    'audit.json': JSON.stringify(audit),
  };
  for (const [file, text] of Object.entries(reports)) {
    writeFileSync(path.join(folder, file), text);
  }
}
