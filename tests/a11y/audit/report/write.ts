/** Writes the reports of an audit. */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {AuditSummary} from '../../../../src/plugins/accessibility-report/types';
import type {Audit} from './audit';
import {asEarl} from './earl';
import {asHtml} from './html';
import {asMarkdown} from './markdown';
import {asSarif} from './sarif';

/** @param folder made when it is not there */
export function writeReports(audit: Audit, {criteria}: AuditSummary, folder: string): void {
  const transcripts = path.join(folder, 'transcripts');
  rmSync(transcripts, {recursive: true, force: true});
  mkdirSync(transcripts, {recursive: true});
  const reports: Record<string, string> = {
    'audit.json': JSON.stringify({...audit, criteria}),
    'earl.jsonld': JSON.stringify(asEarl(audit)),
    'audit.sarif': JSON.stringify(asSarif(audit)),
    'index.html': asHtml(audit, criteria),
    'summary.md': asMarkdown(audit),
  };
  for (const [route, text] of Object.entries(audit.transcripts)) {
    const name = route.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
    reports[`transcripts/${name}.txt`] = `${text}\n`;
  }
  for (const [file, text] of Object.entries(reports)) {
    writeFileSync(path.join(folder, file), text);
  }
}
