/** `npm run outdated`: packages that are behind, with the Node that their newest version needs. */
import {execFileSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {readFileSync} from 'node:fs';

const HELP = `npm run outdated

Asks the registry for each dependency of package.json, and prints those that are behind: what we have,
the newest, the Node that the newest asks for, and whether that still includes ours.
Exit codes: 0 all up to date, 1 some are behind, 2 not understood, 3 the registry did not answer.`;

interface Release {
  name: string;
  have: string;
  newest: string;
  node: string;
}

interface Manifest {
  engines: {node: string};
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Newest version of a package and the Node it asks for. @throws when the registry does not answer. */
function newestOf(name: string): {version: string; node: string} {
  const args = ['view', name, 'version', 'engines.node', '--json'];
  const found = JSON.parse(
    execFileSync('npm', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}),
  ) as string | {version: string; 'engines.node'?: string};
  return typeof found === 'string'
    ? {version: found, node: ''}
    : {version: found.version, node: found['engines.node'] ?? ''};
}

/** Lowest Node that a range such as ">=20.20" or "^20.19.0 || >=22.12.0" lets in, as numbers. */
export function floorOf(range: string): number[] {
  const versions = range
    .split('||')
    .map((part) => (/\d+(\.\d+)*/.exec(part)?.[0] ?? '0').split('.'));
  return versions.map((parts) => parts.map(Number)).sort(compare)[0] ?? [0];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = [0, 1, 2].find((index) => (a[index] ?? 0) !== (b[index] ?? 0));
  return at === undefined ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function main(): number {
  const {values} = parseArgs({options: {help: {type: 'boolean', short: 'h'}}});
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const ours = floorOf(manifest.engines.node);
  const behind: Release[] = [];
  for (const [name, have] of Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  })) {
    const {version, node} = newestOf(name);
    if (version !== have) behind.push({name, have, newest: version, node});
  }
  const width = Math.max(10, ...behind.map(({name}) => name.length));
  for (const {name, have, newest, node} of behind) {
    const fits = compare(floorOf(node), ours) <= 0 ? '' : `  (ours is ${manifest.engines.node})`;
    const needs = node === '' ? 'any Node' : `Node ${node}`;
    console.log(`${name.padEnd(width)}  ${have.padEnd(9)} → ${newest.padEnd(9)}  ${needs}${fits}`);
  }
  console.log(behind.length === 0 ? 'Everything is up to date.' : `\n${behind.length} are behind.`);
  return behind.length === 0 ? 0 : 1;
}

function run(): void {
  try {
    process.exitCode = main();
  } catch (error) {
    const isOption = (error as {code?: string}).code?.startsWith('ERR_PARSE_ARGS') === true;
    console.error(
      isOption
        ? `${(error as Error).message}\n\n${HELP}`
        : 'The registry did not answer. Try again, or look at: npm ping',
    );
    process.exitCode = isOption ? 2 : 3;
  }
}

// Its tests read parts of it only.
if (process.argv[1]?.endsWith('outdated.ts')) run();
