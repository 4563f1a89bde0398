/** `npm run test:next`: the next major version of Docusaurus, tried in a copy. `--help` says more. */
import {mkdtempSync, readFileSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {departuresOf} from '../src/departures';
import {command, noMore, NOT_POSSIBLE, NotPossibleError, OK, UsageError} from './command-line';
import {copyWith, moved} from './next/copy';
import {Copy, LOG, type Outcome} from './next/steps';
import {isDocusaurus, newestCanary, view, type PackageFile} from './next/version';
import {fetchNode} from './test/fetch-node';

const HELP = `npm run test:next [-- --version VERSION] [--keep]

Puts the newest canary of Docusaurus into a copy of this project, on the Node of .nvmrc, builds it there without every
departure from stock Docusaurus (STOCK=1), and tries the widgets, the forms and all pages in Chromium. Then it builds with
the departures, and says which of them that canary breaks. Takes some 10 minutes, and 2 GB in the folder for temporary files.

  --version VERSION  another version
  --keep             keeps the copy, with ${LOG}: all that the steps printed

Exit codes: 0 all passes with STOCK=1, 1 not, 2 not understood.`;

/** Does a step, and prints a row of the table. @returns whether it passed */
function row(name: string, step: () => Outcome): boolean {
  const start = Date.now();
  const {passed, says} = step();
  const seconds = Math.round((Date.now() - start) / 1000);
  const lines = says.split('\n').join(`\n${' '.repeat(42)}`);
  console.log(
    `${name.padEnd(24)}${passed ? 'passes' : 'FAILS '} ${`${seconds} s`.padStart(6)}     ${lines}`,
  );
  return passed;
}

function tryIn(folder: string, file: PackageFile, version: string): boolean {
  const bin = fetchNode(readFileSync('.nvmrc', 'utf8').trim(), join(folder, 'node'));
  if (!bin) throw new NotPossibleError('There is no Node to try it on.');
  const place = join(folder, 'copy');
  copyWith(file, version, place);
  const copy = new Copy(place, bin);
  const installs = row('install', () => {
    const outcome = copy.install();
    return outcome.passed ? {...outcome, says: moved(file, place).join(', ')} : outcome;
  });
  if (!installs || !row('build, STOCK=1', () => copy.build('1'))) return false;
  const flows = row('widgets and forms', () => copy.flows('--essence'));
  const walk = row('walk over all pages', () => copy.flows('walk.spec'));
  if (!row('build with departures', () => copy.build(''))) {
    for (const name of departuresOf()) row(`  ${name} alone`, () => copy.buildWith(name));
  }
  return flows && walk;
}

/** @returns whether all passes with STOCK=1 */
function tryNext(wanted: string | undefined, keep: boolean): boolean {
  const file = JSON.parse(readFileSync('package.json', 'utf8')) as PackageFile;
  const names = Object.keys({...file.dependencies, ...file.devDependencies}).filter(isDocusaurus);
  const published = () => names.map((name) => [view(name, 'versions') as string | string[]].flat());
  const version = wanted ?? newestCanary(published());
  if (!version) {
    throw new NotPossibleError('No canary has all packages of Docusaurus that are used here.');
  }
  console.log(`Docusaurus ${version}, in place of ${file.dependencies['@docusaurus/core']}\n`);
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'next-'));
  try {
    const passes = tryIn(folder, file, version);
    console.log(`\nSTOCK=1 ${passes ? 'passes' : 'does not pass'} with ${version}.`);
    return passes;
  } finally {
    if (keep) console.log(`The copy is in ${folder}/copy.`);
    else rmSync(folder, {recursive: true, force: true});
  }
}

const OPTIONS = {version: {type: 'string'}, keep: {type: 'boolean'}} as const;

command({name: 'npm run test:next --', help: HELP, options: OPTIONS}, (values, words) => {
  noMore(words);
  const {version, keep = false} = values;
  if (version !== undefined && !/^\d+\.\d+\.\d+/.test(version)) {
    throw new UsageError(`--version is "${version}", but it must be a version, such as 4.0.0.`);
  }
  return tryNext(version, keep) ? OK : NOT_POSSIBLE;
});
