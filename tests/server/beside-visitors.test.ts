import {spawn} from 'node:child_process';
import {mkdtemp, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {PROGRAMS, bundle} from '../../scripts/package/bundle';
import {openStore} from '../../src/server/store/open';
import {startServerProgram} from './setup/programs';
import {DATABASES} from './setup/stores';
import {ENQUIRY} from './setup/forms';
import {startVisitors} from './crash/visitors';

jest.setTimeout(180_000);

/** Nobody waits longer, in milliseconds. */
const LONGEST_MS = 8000;
const ROUNDS = 5;

let programs: string;
beforeAll(async () => {
  programs = await mkdtemp(join(tmpdir(), 'programs-'));
  await bundle(programs, PROGRAMS);
  await symlink(resolve('node_modules'), join(programs, 'node_modules'));
});
afterAll(() => rm(programs, {recursive: true, force: true}));

/** Runs a command of the CLI as a process of its own. @returns its exit code. */
function command(
  args: readonly string[],
  env: Record<string, string>,
  input = '',
): Promise<number> {
  const child = spawn(process.execPath, [join(programs, 'forms.cjs'), ...args], {
    env: {PATH: process.env.PATH ?? '', ...env},
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.stdin.end(input);
  return new Promise((done) => child.on('close', (code) => done(code ?? -1)));
}

test.each(DATABASES)('staff commands beside visitors: %s', async (_name, makePlace) => {
  const place = await makePlace();
  const {location} = place;
  const store: Record<string, string> =
    'url' in location ? {DATABASE_URL: location.url} : {DATA_DIR: location.dataDir};
  const env = {...store, SITE_DIR: 'none', RATE_LIMIT: '100000', TRUST_PROXY: '127.0.0.1'};
  const out = await mkdtemp(join(tmpdir(), 'out-'));
  const server = await startServerProgram(join(programs, 'server.cjs'), env, 'Ctrl+C');
  const visitors = startVisitors({count: 3, filesEvery: 5, fileBytes: 20_000});
  visitors.aim(server.url);
  const erased = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    while (visitors.acknowledged.filter(({file}) => file).length <= round + 1) await pause(20);
    const own = (name: string) => join(out, `${name}-${round}`);
    const [first, ...others] = visitors.acknowledged.filter(
      ({id, file}) => file && !erased.has(id),
    );
    const [id = '', gone = ''] = [others[0]?.id, first?.id];
    erased.add(gone);
    const codes = await Promise.all([
      command(['list', '--names'], env),
      command(['export', '--json', '--out', own('export')], env),
      command(['purge'], env),
      command(['retry', '--all'], env),
      command(['release', '--all'], env),
      command(['backup', '--out', own('backup')], env),
      command(['erase', '--email'], env, 'nobody@example.com'),
      command(['show', id], env),
      command(['file', id, '--number', '1', '--out', own('file')], env),
      command(['erase', gone], env),
    ]);
    expect(codes).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
  }
  await visitors.finish();
  expect(visitors.slowest).toBeLessThan(LONGEST_MS);
  const next = await fetch(`${server.url}/contact-form`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(ENQUIRY),
  });
  expect(next.status).toBe(200);
  const asked = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(performance.now() - asked).toBeLessThan(10_000);
  const reader = await openStore(location, {readOnly: true});
  const kept = new Set<string>();
  for await (const {id} of reader.all()) kept.add(id);
  const lost = visitors.acknowledged.filter(({id}) => !kept.has(id) && !erased.has(id));
  expect(lost).toEqual([]);
  expect([...erased].filter((id) => kept.has(id))).toEqual([]);
  await reader.close();
  await rm(out, {recursive: true});
  await place.remove();
});
