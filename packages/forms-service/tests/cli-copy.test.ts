/** Commands that copy the whole database: backup, migrate-to-postgres. */
import {spawnSync} from 'node:child_process';
import {cp, mkdir, readFile, readdir, rename, stat, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {writeNewDatabase} from '../src/server/store/new-file';
import {databasePath} from '../src/server/store/open';
import {newFolder} from './setup/folders';
import {startForEach} from './setup/lifetime';
import {DATABASES, command, inPostgres, inSqlite, service} from './setup/museum';
import {BYTES, KEY} from './setup/requests';
import {WITH_FILE} from './setup/samples';
import {HELD_VISIT, deliverMailsOnly, fill, save} from './setup/submissions';

describe.each(DATABASES)('backup of %s', (_name, makeDb) => {
  const db = startForEach(makeDb);

  test('a backup is a private database that a server can open, and never overwrites a file', async () => {
    const folder = await newFolder('backup');
    const ids = await fill(await db.open());
    const run = (...args: string[]) => command(args, db.env, {folder});
    const {code, out, error, log} = await run('backup', '--out', 'copy.db');
    expect([code, error]).toEqual([0, '']);
    expect(log).toEqual([expect.stringMatching(/: backup --out: everything$/)]);
    const path = join(folder, 'copy.db');
    expect(out).toBe(`${path}\n`);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const before = await readFile(path);
    const again = await run('backup', '--out', 'copy.db');
    expect(again).toMatchObject({
      code: 1,
      error: expect.stringContaining('exists already, and is never overwritten'),
    });
    expect(before.equals(await readFile(path))).toBe(true);
    expect(await readdir(folder)).toEqual(['copy.db']);

    const drill = {DATA_DIR: join(folder, 'drill')};
    await mkdir(drill.DATA_DIR);
    await rename(path, databasePath(drill.DATA_DIR));
    const exported = await command(['export', '--json'], drill);
    expect(exported.out).toBe((await run('export', '--json')).out);
    const copy = await service.openStore({dataDir: drill.DATA_DIR});
    expect(BYTES.equals((await copy.readFile(ids.article)) ?? new Uint8Array())).toBe(true);
    // The keyed hashes still recognise earlier submissions.
    expect(await copy.save(HELD_VISIT)).toMatchObject({id: ids.held, repeated: true});
    await copy.close();
  });
});

describe('a backup that is killed', () => {
  const db = startForEach(inSqlite);
  /** The id of a process that has ended. */
  const GONE = spawnSync('true').pid;

  test('is no file with the final name, and the next backup deletes what it left', async () => {
    await fill(await db.open());
    const folder = await newFolder('backup');
    const left = ['', '-journal', '-wal'].map((end) => `forms-1.db.unfinished-${GONE}${end}`);
    const ofAnother = `forms-1.db.unfinished-${process.ppid}`;
    for (const name of [...left, ofAnother]) await writeFile(join(folder, name), 'half');
    const {code} = await command(['backup', '--out', 'forms-1.db'], db.env, {folder});
    expect(code).toBe(0);
    expect((await readdir(folder)).sort()).toEqual(['forms-1.db', ofAnother].sort());
  });

  test('or fails leaves nothing', async () => {
    const folder = await newFolder('backup');
    const seen: string[] = [];
    const failing = writeNewDatabase(join(folder, 'forms.db'), async (temporary) => {
      await writeFile(`${temporary}-journal`, 'half');
      seen.push(...(await readdir(folder)));
      throw new Error('full');
    });
    await expect(failing).rejects.toThrow('full');
    expect(seen).not.toContain('forms.db');
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('migrate-to-postgres', () => {
  const source = startForEach(inSqlite);
  const target = startForEach(inPostgres);
  const migrate = (env = source.env) => command(['migrate-to-postgres'], {...env, ...target.env});
  /** Migrates a copy: SQLite's driver keeps its lock until its statements are garbage-collected. */
  const migrateCopy = async () => {
    const copied = await newFolder('copied');
    await cp(source.env['DATA_DIR'] ?? '', copied, {recursive: true});
    return migrate({DATA_DIR: copied});
  };

  test('copies everything to an empty database, and rejects one with content', async () => {
    const store = await service.openStore(source.location);
    const ids = await fill(store);
    await deliverMailsOnly(store);
    await save(store, {...WITH_FILE, idempotencyKey: KEY});
    const busy = await migrate();
    expect(busy).toMatchObject({code: 1, error: expect.stringContaining('Stop every server')});
    await store.close();
    const {code, out, log} = await migrateCopy();
    expect([code, out]).toEqual([0, expect.stringMatching(/^4 submissions copied and counted/)]);
    expect(log).toEqual([expect.stringMatching(/: migrate-to-postgres: everything$/)]);
    for (const args of [['export', '--json'], ['list']]) {
      expect((await command(args, target.env)).out).toBe((await command(args, source.env)).out);
    }
    const copy = await target.open();
    expect(BYTES.equals((await copy.readFile(ids.article)) ?? new Uint8Array())).toBe(true);
    expect(await copy.save({...WITH_FILE, idempotencyKey: KEY})).toMatchObject({repeated: true});
    const again = await migrateCopy();
    expect(again).toMatchObject({code: 1, error: expect.stringContaining('Use an empty database')});
  });

  test('does not create a missing source, and prints no password', async () => {
    const missing = await migrate();
    const path = databasePath(source.env['DATA_DIR'] ?? '');
    expect(missing).toMatchObject({code: 1, error: expect.stringContaining(path)});
    await expect(stat(path)).rejects.toMatchObject({code: 'ENOENT'});
    await source.open();
    const nobody = 'postgres://forms:secret-word@127.0.0.1:1/forms';
    for (const args of [['list'], ['migrate-to-postgres']]) {
      const {code, error} = await command(args, {...source.env, DATABASE_URL: nobody});
      expect([code, error]).toEqual([1, expect.not.stringContaining('secret-word')]);
      if (args[0] === 'list') expect(error).toMatch(/cannot be opened: .*ECONNREFUSED/);
    }
  });
});
