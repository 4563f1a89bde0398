/** Commands that read: list, show, file; and the program itself. */
import {exec} from 'node:child_process';
import {readFile, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {newFolder} from './setup/folders';
import {startForAll} from './setup/lifetime';
import {DATABASES, command, service} from './setup/museum';
import {museumProgram, run as runProgram} from './setup/programs';
import {BYTES} from './setup/requests';
import {VISIT} from './setup/samples';
import {HELD_VISIT, type Ids, deliverMailsOnly, fill, save, ticking} from './setup/submissions';

let folder: string;
beforeAll(async () => {
  folder = await newFolder('cli');
});

describe.each(DATABASES)('in %s', (name, makeDb) => {
  const db = startForAll(() => makeDb({now: ticking()}));
  let env: Record<string, string>;
  let ids: Ids;
  beforeAll(async () => {
    env = db.env;
    const store = await db.open();
    ids = await fill(store);
    await deliverMailsOnly(store);
  });

  test('list shows a line per submission with its status, newest first, and what to do next', async () => {
    const {code, out, error} = await command(['list'], env);
    expect({code, error}).toEqual({code: 0, error: ''});
    const [head, ...lines] = out.split('\n');
    expect(head).toMatch(/^ID +REFERENCE +RECEIVED \(UTC\) +FORM +FILES +STATUS$/);
    expect(lines[0]).toMatch(new RegExp(`^${ids.held} .* visit +0 +HELD \\(honeypot\\)$`));
    expect(lines[1]).toMatch(new RegExp(`^${ids.article} .* article +1 +mail done$`));
    expect(lines[2]).toMatch(new RegExp(`^${ids.visit} .*mail done, sheet DEAD after 1 attempt$`));
    expect(out).toContain('In all: 3 submissions, 1 held; deliveries: 1 dead, 0 waiting.');
    // ASVS 5.0, 14.2.6: no more personal data than the task needs.
    expect(out).not.toMatch(/Asha|Ravi|Robot|@/);
    expect(out).toContain('list --held');
    expect(out).toContain('list --delivery dead');
  });

  test.each([
    ['--held', () => [ids.held]],
    ['--delivery dead', () => [ids.visit]],
    ['--delivery waiting', () => []],
    ['--form article', () => [ids.article]],
    ['--since 2100-01-01', () => []],
    ['--before 2000-01-01', () => []],
    ['--since 2000-01-01 --before 2100-01-01', () => [ids.visit, ids.article, ids.held]],
  ])('list %s shows only matching submissions', async (args, expected) => {
    const {out} = await command(['list', ...args.split(' ')], env);
    const listed = [ids.visit, ids.article, ids.held].filter((id) => out.includes(id));
    expect(listed).toEqual(expected());
    expect(out.startsWith('Nothing to list.')).toBe(listed.length === 0);
  });

  test('list --json prints an object a line, without personal data, and only what matches', async () => {
    const {out, log} = await command(['list', '--json', '--form', 'visit'], env);
    const listed = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(listed).toMatchObject([
      {id: ids.held, form: 'visit', held: true, files: 0},
      {
        id: ids.visit,
        deliveries: [
          {channel: 'mail', state: 'done'},
          {channel: 'sheet', state: 'dead'},
        ],
      },
    ]);
    expect(out).not.toMatch(/Asha|Ravi|Robot|@/);
    expect(log).toEqual([]);
    expect(await command(['list', '--json', '--page', '2'], env)).toMatchObject({code: 0, out: ''});
  });

  test('list shows a page at a time, and says how to see the next', async () => {
    const full = await makeDb({now: ticking()});
    try {
      const store = await full.open();
      const held = [];
      for (let number = 0; number < 51; number += 1) {
        const fields = {...VISIT, school: `Flood ${number}`};
        held.push(await save(store, {...HELD_VISIT, fields}));
      }
      const first = await command(['list', '--held'], full.env);
      const next = 'list --held --page 2';
      expect(first.out).toContain(`There are more: npx forms-service ${next}`);
      expect(first.out).not.toContain(held[0]);
      const second = await command(next.split(' '), full.env);
      expect(held.filter((id) => second.out.includes(id))).toEqual([held[0]]);
      expect(second.out).not.toContain('There are more');
    } finally {
      await full.stop();
    }
  });

  test('show prints every field and the state of each delivery, without escape sequences', async () => {
    const {out, log} = await command(['show', ids.visit], env);
    expect(log).toEqual([expect.stringContaining(`: show: ${ids.visit}`)]);
    const times = out.replaceAll(/20\d\d-\S+Z/g, 'TIME').replace(ids.visit, 'ID');
    const printed = times.replaceAll(/\b[A-Z2-9]{4}-[A-Z2-9]{4}\b/g, 'REFERENCE');
    const lines = printed.split('\n').map((line) => line.split(/ {2,}/));
    const fields = {...VISIT, school: String.raw`Evil \u001b[31m & Co`};
    expect(lines).toEqual(expect.arrayContaining(Object.entries(fields)));
    // The other lines, as they are in any form.
    const others = lines.filter(([name = '']) => !Object.hasOwn(fields, name));
    expect(others.map((cells) => cells.join('  ')).join('\n')).toMatchSnapshot();
    const held = await command(['show', ids.held], env);
    expect(held.out).toMatch(/^spam score +100 \(signals: honeypot\)$/m);
    expect(held.out).toMatch(/^held +YES: it waits for "release" or "erase"$/m);
    const shown = (await command(['show', ids.article], env)).out.replaceAll(/ +/g, ' ');
    expect(shown).toContain(`\nfile 1 my keels.pdf (application/pdf, ${BYTES.length} bytes)\n`);
  });

  test('file saves a file readable by its owner only, and never overwrites a file', async () => {
    const out = `${name}.pdf`;
    const path = join(folder, out);
    const saved = await command(['file', ids.article, '--out', out], env, {folder});
    expect([saved.code, saved.out]).toEqual([0, expect.stringContaining(path)]);
    expect(saved.log).toEqual([expect.stringContaining(`: file --out: ${ids.article}`)]);
    expect(BYTES.equals(await readFile(path))).toBe(true);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const again = await command(['file', ids.article, '--out', out], env, {folder});
    expect(again).toMatchObject({code: 1, error: expect.stringContaining('exists already')});
    expect(BYTES.equals(await readFile(path))).toBe(true);
    // ASVS 5.0, 5.3.2: the file name is generated, never the visitor's.
    const usual = await command(['file', ids.article], env, {folder});
    const own = join(folder, `${ids.article}.pdf`);
    expect(usual.out).toBe(`${own} (${BYTES.length} bytes, virus scan: not scanned)\n`);
  });

  test.each([
    ['There is no submission nothing', () => ['show', 'nothing']],
    ['There is no submission nothing', () => ['file', 'nothing']],
    ['There is no submission nothing', () => ['retry', 'nothing']],
    ['has no file', () => ['file', ids.visit]],
    ['is in a folder that does not exist', () => ['file', ids.article, '--out', 'no/x.pdf']],
  ])('the error "%s" has exit code 1', async (text, args) => {
    const {code, out, error} = await command(args(), env, {folder});
    expect({code, out}).toEqual({code: 1, out: ''});
    expect(error).toContain(text);
  });
});

describe('the program', () => {
  const program = museumProgram('staff');
  let env: {DATA_DIR: string};
  beforeAll(async () => {
    env = {DATA_DIR: join(folder, 'data')};
    const store = await service.openStore({dataDir: env.DATA_DIR});
    await fill(store);
    await store.close();
  });

  test('reads the environment, and resolves paths where npm was called', async () => {
    const args = ['export', '--out', 'npm.csv'];
    const {code, out} = await runProgram(program, args, {...env, INIT_CWD: folder});
    expect([code, out]).toEqual([0, '']);
    expect(await readFile(join(folder, 'npm.csv'), 'utf8')).toContain('Asha Rao');
  });

  test('an output error fails with a message and no stack trace', async () => {
    const words = [process.execPath, ...program, 'list'].map((word) => `"${word}"`);
    const full = promisify(exec)(`${words.join(' ')} > /dev/full`, {env: {...process.env, ...env}});
    await expect(full).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The output cannot be written: ENOSPC.*\n$/),
    });
  });

  test.each([
    {args: ['lsit'], code: 2, text: 'There is no command "lsit"'},
    {args: ['list', '--delivery', 'x'], code: 2, text: 'must be one of: waiting'},
    {args: ['purge', '--days', 'x'], code: 2, text: 'must be a whole number'},
    {args: ['list', '--page', '0'], code: 2, text: 'must be a whole number'},
    {args: ['backup'], code: 2, text: '--out is missing'},
    {args: ['show'], code: 2, text: 'Usage: show ID'},
    {args: ['list', 'x'], code: 2, text: '"list" takes only options'},
    {args: ['erase'], code: 2, text: '"erase" needs one ID, or --email, or --held'},
    {args: ['list', '--hold'], code: 2, text: "Unknown option '--hold'."},
    {args: ['retry', 'x', '--all'], code: 2, text: '"retry" needs one ID'},
    {args: ['release', 'x', 'y'], code: 2, text: 'One ID at a time.'},
  ])('$args exits with code $code', async ({args, code, text}) => {
    const finished = await command(args, env);
    expect(finished).toMatchObject({code, out: '', error: expect.stringContaining(text)});
  });

  test.each(['erase', 'list', 'migrate-to-postgres'])('%s --help explains it', async (name) => {
    expect((await command([name, '--help'])).out).toMatchSnapshot();
  });

  test.each([[['list']], [['purge']]])('%j does not create a missing database', async (args) => {
    const missing = join(folder, 'missing');
    const {code, error} = await command(args, {DATA_DIR: missing});
    expect(code).toBe(1);
    expect(error).toContain(join(missing, 'forms.db'));
    await expect(stat(missing)).rejects.toMatchObject({code: 'ENOENT'});
  });
});
