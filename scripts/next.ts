/** `npm run test:next`: the next major version of Docusaurus, tried in a copy. `--help` says more. */
import {mkdtempSync, readFileSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {DEPARTURES} from '../src/departures';
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
  if (!bin) throw new Error('There is no Node to try it on.');
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
    for (const name of Object.keys(DEPARTURES)) row(`  ${name} alone`, () => copy.buildWith(name));
  }
  return flows && walk;
}

function tryNext(wanted: string | undefined, keep: boolean): number {
  const file = JSON.parse(readFileSync('package.json', 'utf8')) as PackageFile;
  const names = Object.keys({...file.dependencies, ...file.devDependencies}).filter(isDocusaurus);
  const published = () => names.map((name) => [view(name, 'versions') as string | string[]].flat());
  const version = wanted ?? newestCanary(published());
  if (!version) throw new Error('No canary has all packages of Docusaurus that are used here.');
  console.log(`Docusaurus ${version}, in place of ${file.dependencies['@docusaurus/core']}\n`);
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'next-'));
  try {
    const passes = tryIn(folder, file, version);
    console.log(`\nSTOCK=1 ${passes ? 'passes' : 'does not pass'} with ${version}.`);
    return passes ? 0 : 1;
  } finally {
    if (keep) console.log(`The copy is in ${folder}/copy.`);
    else rmSync(folder, {recursive: true, force: true});
  }
}

/** The options; undefined when help was asked for. */
function options() {
  const {values} = parseArgs({
    options: {version: {type: 'string'}, keep: {type: 'boolean'}, help: {type: 'boolean'}},
  });
  const {version, keep = false, help} = values;
  if (version !== undefined && !/^\d+\.\d+\.\d+/.test(version)) {
    throw new TypeError(`--version is "${version}", but it must be a version, such as 4.0.0.`);
  }
  return help ? undefined : {version, keep};
}

try {
  const given = options();
  if (given) process.exitCode = tryNext(given.version, given.keep);
  else console.log(HELP);
} catch (error) {
  const {message} = error as Error;
  const isMisunderstood = error instanceof TypeError;
  console.error(isMisunderstood ? `${message}\n\n${HELP}` : message);
  process.exitCode = isMisunderstood ? 2 : 1;
}
