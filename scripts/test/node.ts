/** `npm test -- node`: tests on the oldest Node and on the usual one, outside the project. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {cleanEnvironment} from '../clean-environment';
import {command, NOT_POSSIBLE, OK, UsageError} from '../command-line';
import {fetchNode} from './fetch-node';

const HELP = `npm test -- node [VERSION] [PROJECT...]

Fetches a Node from the npm registry (its package "node") into a temporary folder, and runs Jest's projects
on it (unit, documents, tools, site and server unless some are named). Without a version: on the oldest Node that
package.json names, then on that of .nvmrc. Build first, for the site's tests read what was built:
npm run build && npm run build -- languages
Settings in the environment are left out, as npm test leaves them out.

Example: npm test -- node 24 unit server
Exit codes: 0 all passed, 1 something failed, 2 not understood.`;

const PROJECTS = ['unit', 'documents', 'tools', 'site', 'server'];

const isVersion = (word: string) => /^\d+(\.\d+)*$/.test(word);

/** The oldest that works, and the usual one. */
function usual(): string[] {
  const {engines} = JSON.parse(readFileSync('package.json', 'utf8')) as {engines: {node: string}};
  return [engines.node.replace(/^>=/, ''), readFileSync('.nvmrc', 'utf8').trim()];
}

/** @returns whether all passed. */
function testOn(version: string, projects: readonly string[]): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'node-'));
  try {
    const bin = fetchNode(version, folder);
    if (!bin) return false;
    const env = {...cleanEnvironment(), PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`};
    spawnSync('node', ['--version'], {stdio: 'inherit', env});
    const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', ...projects];
    return spawnSync('node', jest, {stdio: 'inherit', env}).status === 0;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

command({name: 'npm test -- node', help: HELP, options: {}}, (_values, words) => {
  const versions = words.filter(isVersion);
  const projects = words.filter((word) => !isVersion(word));
  if (versions.length > 1 || !projects.every((one) => PROJECTS.includes(one))) {
    throw new UsageError(
      `One version of Node at most, and projects out of ${PROJECTS.join(', ')}.`,
    );
  }
  const results = (versions.length > 0 ? versions : usual()).map((version) =>
    testOn(version, projects.length > 0 ? projects : PROJECTS),
  );
  return results.every(Boolean) ? OK : NOT_POSSIBLE;
});
