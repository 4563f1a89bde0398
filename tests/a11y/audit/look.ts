/** Looks at every page and state, and reports; for `npm run audit`. */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {commitOf, versionsOf} from '../../../scripts/origin';
import {ensurePrograms} from '../../../scripts/programs';
import {AUDIT_FILE} from '../../../src/plugins/accessibility-report/read';
import type {AuditSummary} from '../../../src/plugins/accessibility-report/types';
import {listenToAll} from '../../listen';
import {builtPages} from './built';
import exceptions from './exceptions.json';
import {gather} from './gather';
import {savedParts} from './parts';
import type {Audit} from './report/audit';
import {failuresOf} from './report/counts';
import {asText} from './report/text';
import {writeReports} from './report/write';
import {narrowed, type Selection} from './selection';
import {summarise} from './summary';
import {stopsOf} from './visits';

const CONFIG = 'tests/a11y/audit/playwright.config.ts';

/** Visits what is selected, and writes the reports. @returns the exit code */
export async function look(selection: Selection, args: string[]): Promise<number> {
  const pages = builtPages();
  narrowed(stopsOf(pages), selection);
  ensurePrograms(['chromium']);
  const {out} = selection;
  clear(out);
  const start = new Date();
  const commit = commitOf(); // What was built from: in half an hour the folder may have moved on.
  browse(selection, 'visits');
  const audit = gather(savedParts(out), {
    date: start.toISOString(),
    commit,
    options: args.join(' '),
    versions: versionsOf(),
    selection,
    pages,
    exceptions,
    broken: brokenIn(out),
    seconds: Math.round((Date.now() - start.getTime()) / 1000),
  });
  const summary = summarise(audit);
  writeReports(audit, summary, out);
  console.log(asText(audit));
  const unheard = selection.listen ? await listenToAll(selection.publish) : 0;
  const sound = browse(selection, 'report');
  if (!sound) console.error(`${out}/index.html does not pass the audit itself; see above.`);
  clear(out);
  if (selection.publish) publish(audit, summary);
  return failuresOf(audit).length > 0 || unheard > 0 || !sound ? 1 : 0;
}

/** Writes what the statement and the conformance report are made from: never of half an audit. */
function publish({broken, notVisited}: Audit, summary: AuditSummary): void {
  if (broken.length + notVisited.length > 0) {
    console.error(`${AUDIT_FILE} stays as it was: not everything was looked at.`);
    return;
  }
  writeFileSync(AUDIT_FILE, `${JSON.stringify(summary, null, 2)}\n`);
}

/** Takes away what is not a report. */
function clear(out: string): void {
  for (const left of ['.parts', '.playwright', '.playwright.json', '.data']) {
    rmSync(path.join(out, left), {recursive: true, force: true});
  }
}

/** Starts the browser's workers: for the visits and defects, or for the report itself. */
function browse(selection: Selection, project: 'visits' | 'report'): boolean {
  const env = {...process.env, AUDIT: JSON.stringify(selection)};
  const args = ['playwright', 'test', '--config', CONFIG, '--project', project];
  return spawnSync('npx', args, {stdio: 'inherit', env}).status === 0;
}

interface Suite {
  suites?: Suite[];
  specs: {title: string; ok: boolean}[];
}

/** Names of visits and defects that ended in an error. @throws Error when there was no start */
function brokenIn(out: string): string[] {
  const file = path.join(out, '.playwright.json');
  if (!existsSync(file)) throw new Error('The browser could not be started; see above.');
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    suites: Suite[];
    errors: {message?: string}[];
  };
  const specs = ({suites = [], specs: own}: Suite): Suite['specs'] => [
    ...own,
    ...suites.flatMap(specs),
  ];
  return [
    ...report.errors.map(({message = 'the browser’s workers'}) => message),
    ...report.suites
      .flatMap(specs)
      .filter(({ok}) => !ok)
      .map(({title}) => title),
  ];
}
