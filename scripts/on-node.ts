/** `npm run test:node -- 22`: tests on another Node, from the npm package `node`, outside the project. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {cleanEnvironment} from './clean-environment';

const HELP = `npm run test:node -- VERSION [PROJECT...]

Fetches a Node from the npm registry into a temporary folder, and runs Jest's projects on it
(unit, site and server unless some are named). Build first, for the site's tests read what was built:
npm run build && npm run build:locales
Settings in the environment are left out, as npm test leaves them out.

Example: npm run test:node -- 24 unit server
Exit codes: 0 all passed, 1 something failed, 2 not understood.`;

const PROJECTS = ['unit', 'site', 'server'];

function main(args: string[]): number {
  const [version, ...projects] = args;
  if (args.includes('--help')) {
    console.log(HELP);
    return 0;
  }
  if (!/^\d+(\.\d+)*$/.test(version ?? '') || !projects.every((one) => PROJECTS.includes(one))) {
    console.error(
      `A version of Node is needed, such as 22, and projects out of ${PROJECTS.join(', ')}.\n\n${HELP}`,
    );
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), 'node-'));
  try {
    // The package puts the program in place by its install script, which the project's own .npmrc forbids.
    const install = [
      'install',
      '--prefix',
      folder,
      '--ignore-scripts=false',
      '--no-audit',
      '--no-fund',
    ];
    const got = spawnSync('npm', [...install, `node@${version}`], {stdio: 'inherit', cwd: folder});
    if (got.status !== 0) return 1;
    const bin = join(folder, 'node_modules/node/bin');
    const env = {...cleanEnvironment(), PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`};
    spawnSync('node', ['--version'], {stdio: 'inherit', env});
    const chosen = projects.length > 0 ? projects : PROJECTS;
    const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', ...chosen];
    return spawnSync('node', jest, {stdio: 'inherit', env}).status === 0 ? 0 : 1;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

process.exitCode = main(process.argv.slice(2));
