import {exec} from 'node:child_process';
import {mkdtemp, readFile, rm, stat} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import type {Submission} from '../../src/server/store/store';
import {openStore} from '../../src/server/store/open';
import {forms} from './setup/command';
import {RESUME} from './setup/forms';
import {run as runProgram} from './setup/programs';
import {deliverMailsOnly, fill, ticking, type Ids} from './setup/filled-store';

let folder: string;
let env: {DATA_DIR: string};
let ids: Ids;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
  env = {DATA_DIR: join(folder, 'data')};
  const store = await openStore({dataDir: env.DATA_DIR}, {now: ticking()});
  ids = await fill(store);
  await deliverMailsOnly(store);
  await store.close();
});
afterAll(() => rm(folder, {recursive: true, force: true}));

const listed = async (...args: string[]) => {
  const {out} = await forms(['list', '--json', ...args], env);
  return (JSON.parse(out) as Submission[]).map(({id}) => id);
};

test('list shows a line for each submission, newest first, and how it fares', async () => {
  const {code, out, error} = await forms(['list'], env);
  expect({code, error}).toEqual({code: 0, error: ''});
  const [head, ...lines] = out.split('\n');
  expect(head).toMatch(/^ID +REFERENCE +RECEIVED \(UTC\) +FORM +FILE +STATUS$/);
  expect(lines[0]).toMatch(new RegExp(`^${ids.held} .* contact +no +HELD \\(honeypot\\)$`));
  expect(lines[1]).toMatch(new RegExp(`^${ids.application} .* careers +yes +mail done$`));
  expect(lines[2]).toMatch(new RegExp(`^${ids.enquiry} .*mail done, sheet DEAD after 1 attempt$`));
});

test('list ends with how many are held, dead and waiting, and how to look at them', async () => {
  const {out} = await forms(['list', '--limit', '1'], env);
  expect(out).toContain('In all: 3 submissions, 1 held; deliveries: 1 dead, 0 waiting.');
  expect(out).toContain('list --held');
  expect(out).toContain('list --delivery dead');
});

// ASVS 5.0, 14.2.6: no more of a person than the task needs.
test('list shows nobody unless it is asked to', async () => {
  expect((await forms(['list'], env)).out).not.toMatch(/Asha|Ravi|Robot|@/);
  expect((await forms(['list', '--names'], env)).out).toContain('Asha Rao');
});

test('list can be narrowed', async () => {
  expect(await listed()).toEqual([ids.held, ids.application, ids.enquiry]);
  expect(await listed('--form', 'contact', '--limit', '5')).toEqual([ids.held, ids.enquiry]);
  expect(await listed('--held')).toEqual([ids.held]);
  expect(await listed('--delivery', 'dead')).toEqual([ids.enquiry]);
  expect(await listed('--delivery', 'done')).toEqual([ids.application, ids.enquiry]);
  expect((await forms(['list', '--delivery', 'waiting'], env)).out).toMatch(/^Nothing to list\./);
});

test('show prints every field, and nothing that a terminal would obey', async () => {
  const {out} = await forms(['show', ids.enquiry], env);
  for (const text of ['Asha Rao', '+91 9876543210', 'asha@example.com', 'Web Accessibility']) {
    expect(out).toContain(text);
  }
  expect(out).not.toContain('\u001b');
  expect(out).toContain('\\u001b[31m');
});

test('show says how deliveries fare, and why one failed', async () => {
  const {out} = await forms(['show', ids.enquiry], env);
  expect(out).toMatch(/^mail +done 2026\S+Z; 1 attempt$/m);
  expect(out).toMatch(
    /^sheet +DEAD since 2026\S+Z; 1 attempt; last error: The sheet answered 403$/m,
  );
});

test('show names the spam signals of a submission, and what to do with it', async () => {
  const {out} = await forms(['show', ids.held], env);
  expect(out).toMatch(/^spam score +100 \(signals: honeypot\)$/m);
  expect(out).toMatch(/^held +YES: it waits for "release" or "erase"$/m);
});

test('show warns of what a file holds', async () => {
  const {out} = await forms(['show', ids.application], env);
  expect(out).toContain(`my cv.pdf (application/pdf, ${RESUME.length} bytes)`);
  expect(out).toMatch(/^WARNING +the file: macros$/m);
});

test('JSON has every field as it was sent, still safe to print', async () => {
  const {out} = await forms(['show', ids.enquiry, '--json'], env);
  expect(JSON.parse(out)).toMatchObject({
    id: ids.enquiry,
    fields: {companyName: 'Evil \u001b[31m & Co'},
    deliveries: [{channel: 'mail'}, {channel: 'sheet', error: 'The sheet answered 403'}],
  });
  expect(out).not.toContain('\u001b');
});

test('file saves the resume once, for its owner alone, and never over a file', async () => {
  const {code, out} = await forms(['file', ids.application, '--out', 'out.pdf'], env, {folder});
  expect(code).toBe(0);
  expect(out).toContain(join(folder, 'out.pdf'));
  expect(out).toContain('WARNING: the file: macros');
  expect(RESUME.equals(await readFile(join(folder, 'out.pdf')))).toBe(true);
  expect((await stat(join(folder, 'out.pdf'))).mode & 0o777).toBe(0o600);
  const again = await forms(['file', ids.application, '--out', 'out.pdf'], env, {folder});
  expect(again).toMatchObject({code: 1, error: expect.stringContaining('exists already')});
  expect(RESUME.equals(await readFile(join(folder, 'out.pdf')))).toBe(true);
});

// ASVS 5.0, 5.3.2: file names are ours, never the visitor's.
test('file is called by its id and checked extension, whatever name it came with', async () => {
  const {out} = await forms(['file', ids.application, '--json'], env, {folder});
  const path = join(folder, `${ids.application}.pdf`);
  expect(JSON.parse(out)).toMatchObject({path, size: RESUME.length, warnings: ['macros']});
});

test.each([
  [['show', 'nothing'], 'There is no submission nothing'],
  [['file', 'nothing'], 'There is no submission nothing'],
  [['retry', 'nothing'], 'There is no submission nothing'],
  [['release', 'nothing'], 'There is no submission nothing'],
])('exit 1 for %j', async (args, words) => {
  const {code, out, error} = await forms(args, env);
  expect({code, out}).toEqual({code: 1, out: ''});
  expect(error).toContain(words);
});

test('a submission without a file says so', async () => {
  const {code, error} = await forms(['file', ids.enquiry], env);
  expect(code).toBe(1);
  expect(error).toContain('has no file');
});

test('a folder that is not there is named, and the file beside it is not made', async () => {
  const out = join('no', 'x.pdf');
  const {code, error} = await forms(['file', ids.application, '--out', out], env, {folder});
  expect(code).toBe(1);
  expect(error).toContain('lies in a folder that does not exist');
});

test.each([[['list']], [['purge']], [['retry', '--dead']]])(
  'a missing database is not made by %j',
  async (args) => {
    const missing = join(folder, 'missing');
    const {code, error} = await forms(args, {DATA_DIR: missing});
    expect(code).toBe(1);
    expect(error).toContain(join(missing, 'forms.db'));
    expect(error).toContain('DATA_DIR');
    await expect(stat(missing)).rejects.toMatchObject({code: 'ENOENT'});
  },
);

test('the program itself reads the environment, and answers with exit codes', async () => {
  const [done, usage, impossible] = await Promise.all(
    [['list'], ['lsit'], ['show', 'x']].map((args) => runProgram('src/server/cli.ts', args, env)),
  );
  expect(done).toMatchObject({code: 0, error: ''});
  expect(done?.out).toContain(ids.held);
  expect(usage).toMatchObject({code: 2, out: ''});
  expect(impossible).toMatchObject({code: 1, out: ''});
  expect(`${usage?.error}${impossible?.error}`).not.toMatch(/\n\s+at /);
});

test('paths begin where npm was called, not where it went', async () => {
  const {code} = await runProgram('src/server/cli.ts', ['export', '--out', 'npm.csv'], {
    ...env,
    INIT_CWD: folder,
  });
  expect(code).toBe(0);
  expect(await readFile(join(folder, 'npm.csv'), 'utf8')).toContain(ids.held);
});

test('an output that is full is no success, and no stack trace', async () => {
  const program = `"${process.execPath}" --import jiti/register src/server/cli.ts list`;
  const full = promisify(exec)(`${program} > /dev/full`, {env: {...process.env, ...env}});
  await expect(full).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The output cannot be written: ENOSPC.*\n$/),
  });
});
