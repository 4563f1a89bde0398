/** The daily release takes only commits whose checks passed, with local repositories and stand-ins for gh and npm. */
import {execFileSync, spawnSync} from 'node:child_process';
import {chmod, mkdir, readFile, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {newFolder} from '../../packages/forms-service/tests/setup/folders';

let folder: string;
let origin: string;
let source: string;
let programs: string;
beforeEach(async () => {
  folder = await newFolder('daily');
  origin = join(folder, 'origin.git');
  source = join(folder, 'source');
  programs = join(folder, 'bin');
  await mkdir(programs);
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', origin]);
  execFileSync('git', ['clone', '-q', origin, source], {stdio: 'ignore'});
  execFileSync('git', ['switch', '-q', '-c', 'main'], {cwd: source, stdio: 'ignore'});
});

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a', ...args], {
    cwd: source,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** Pushes a commit to main. @returns its hash */
function commit(message: string): string {
  git('commit', '-q', '--allow-empty', '-m', message);
  git('push', '-q', 'origin', 'main');
  return git('rev-parse', 'HEAD');
}

const branch = (name: string) =>
  spawnSync('git', ['rev-parse', '--verify', '-q', name], {
    cwd: origin,
    encoding: 'utf8',
  }).stdout.trim();

/** Writes a program that the scripts find first. */
async function standIn(name: string, text: string): Promise<void> {
  await writeFile(join(programs, name), `#!/bin/sh\n${text}\n`);
  await chmod(join(programs, name), 0o755);
}

const env = (more: Record<string, string> = {}) => ({
  ...process.env,
  ...more,
  PATH: `${programs}:${process.env['PATH']}`,
});

interface Runs {
  tests: string;
  words: string;
}

/** Runs the script of the workflow. @param conclusions of the newest runs; empty while they run */
async function advance({tests, words}: Runs, headSha: string) {
  await standIn(
    'gh',
    `case "$*" in
      *'--workflow tests'*conclusion) echo '${tests}' ;;
      *'--workflow words'*conclusion) echo '${words}' ;;
      *'--workflow words'*headSha) echo '${headSha}' ;;
    esac`,
  );
  return spawnSync(resolve('.github/advance-checked.sh'), {
    cwd: source,
    encoding: 'utf8',
    env: env(),
  });
}

const GREEN: Runs = {tests: 'success', words: 'success'};

test('the branch "checked" moves when the newest runs of both workflows are green', async () => {
  const first = commit('first');
  expect((await advance(GREEN, first)).status).toBe(0);
  expect(branch('checked')).toBe(first);
  const second = commit('second');
  for (const runs of [
    {...GREEN, tests: 'failure'},
    {...GREEN, words: ''},
    {...GREEN, words: 'cancelled'},
  ]) {
    const {status, stdout} = await advance(runs, second);
    expect([status, stdout]).toEqual([0, expect.stringContaining('Nothing was changed')]);
    expect(branch('checked')).toBe(first);
  }
  await advance(GREEN, second);
  expect(branch('checked')).toBe(second);
  // A late run of an older commit.
  expect((await advance(GREEN, first)).status).not.toBe(0);
  expect(branch('checked')).toBe(second);
});

/** Runs the build of the unit, with a stand-in for npm, and returns what was built. */
async function build(more: Record<string, string> = {}) {
  const unit = await readFile('deploy/systemd/trendsoft-daily.service', 'utf8');
  const [, line = ''] = /^ExecStart=.* -- sh -c '(.*)'$/m.exec(unit) ?? [];
  await standIn('npm', 'git rev-parse HEAD > built');
  // As systemd reads it.
  const script = line.replaceAll('$$', '$');
  const {status} = spawnSync('sh', ['-c', script], {cwd: source, env: env(more), encoding: 'utf8'});
  return {status, built: await readFile(join(source, 'built'), 'utf8').catch(() => '')};
}

test('the daily build takes the branch "checked", or the one that is set', async () => {
  const checked = commit('checked');
  await advance(GREEN, checked);
  const newest = commit('not checked yet');
  expect(await build()).toEqual({status: 0, built: `${checked}\n`});
  expect(await build({RELEASE_BRANCH: 'main'})).toEqual({status: 0, built: `${newest}\n`});
  expect(await build()).toEqual({status: 0, built: `${checked}\n`});
});

test('without a commit whose checks passed, nothing is built', async () => {
  commit('not checked yet');
  expect(await build()).toEqual({status: 128, built: ''});
});
