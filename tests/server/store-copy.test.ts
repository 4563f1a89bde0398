import {copyFile, mkdtemp, readdir, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {copyStore} from '../../src/server/store/copy';
import {databasePath, openStore} from '../../src/server/store/open';
import {HOLD_AT, type Store, type Submission} from '../../src/server/store/store';
import {ENQUIRY, KEY, RESUME} from './setup/forms';
import {DATABASES, WITH_FILE, type Place} from './setup/stores';

const SUSPICION = {score: HOLD_AT, signs: ['honeypot']};

/** Every kind of row, and more of them than one batch holds. */
async function fill(store: Store): Promise<void> {
  const keyed = {...WITH_FILE, idempotencyKey: KEY, channels: ['mail'] as const};
  await store.save({...keyed, files: [{...keyed.files[0], warnings: ['macros']}]});
  const [claim] = await store.claim(1, 1000);
  if (claim) await store.delivered(claim);
  await store.save({form: 'contact', fields: ENQUIRY, suspicion: SUSPICION, channels: ['sheet']});
  await Promise.all(
    Array.from({length: 120}, (_, index) =>
      store.save({
        ...WITH_FILE,
        fields: {...ENQUIRY, name: `Person ${index}`},
        files: [
          {...WITH_FILE.files[0], bytes: Buffer.concat([RESUME, Buffer.from(String(index))])},
        ],
        channels: ['mail'],
      }),
    ),
  );
}

async function everything(store: Store): Promise<Array<Submission & {bytes: string | undefined}>> {
  const found = [];
  for await (const submission of store.all()) {
    const bytes = await store.readFile(submission.id);
    found.push({...submission, bytes: bytes && Buffer.from(bytes).toString('hex')});
  }
  return found;
}

describe.each(DATABASES)('from %s', (_from, makeSource) => {
  let source: Place;
  let store: Store;
  let folder: string;
  beforeEach(async () => {
    source = await makeSource();
    store = await openStore(source.location);
    folder = await mkdtemp(join(tmpdir(), 'backup-'));
  });
  afterEach(async () => {
    await store.close();
    await source.remove();
    await rm(folder, {recursive: true, force: true});
  });

  test('a backup holds everything as it was, in one private file', async () => {
    await fill(store);
    const expected = await everything(store);
    const steps: number[] = [];
    const late: unknown[] = [];
    await store.backup(databasePath(folder), (done) => {
      steps.push(done);
      // The service runs on: this comes too late for the copy.
      late.push(store.save({form: 'contact', fields: {name: String(done)}}));
    });
    await Promise.all(late);
    expect(await readdir(folder)).toEqual(['forms.db']);
    expect((await stat(databasePath(folder))).mode & 0o777).toBe(0o600);
    expect([steps[0], steps.at(-1)]).toEqual([0, expected.length]);
    const restored = await mkdtemp(join(folder, 'restored-'));
    await copyFile(databasePath(folder), databasePath(restored));
    const copy = await openStore({dataDir: restored});
    expect(await everything(copy)).toEqual(expected);
    expect(await copy.secret('content')).toEqual(await store.secret('content'));
    await copy.close();
  });

  test('a backup replaces no file, and leaves none behind that is not whole', async () => {
    await writeFile(databasePath(folder), 'mine');
    await expect(store.backup(databasePath(folder))).rejects.toThrow('exists already');
    await expect(store.backup(join(folder, 'forms.db', 'x'))).rejects.toThrow('cannot be written');
    expect(await readdir(folder)).toEqual(['forms.db']);
  });

  describe.each(DATABASES)('to %s', (_to, makeTarget) => {
    let target: Place;
    beforeEach(async () => {
      target = await makeTarget();
    });
    afterEach(() => target.remove());

    test('everything is copied, and once, however often it is begun', async () => {
      await fill(store);
      const expected = await everything(store);
      await store.close();
      const broken = copyStore(source.location, target.location, (done) => {
        if (done > 0) throw new Error('Power cut');
      });
      await expect(broken).rejects.toThrow('Power cut');
      await copyStore(source.location, target.location);
      await copyStore(source.location, target.location);
      const copy = await openStore(target.location);
      expect(await everything(copy)).toEqual(expected);
      // The keys and the hashes still tell who has been here before.
      expect(await copy.save({...WITH_FILE, idempotencyKey: KEY})).toMatchObject({repeated: true});
      expect(await copy.save({form: 'contact', fields: ENQUIRY})).toMatchObject({repeated: true});
      expect(await copy.claim(200, 1000)).toHaveLength(120);
      await copy.close();
      store = await openStore(source.location);
    });

    test('what has gone out from the copy does not wait again when it is copied once more', async () => {
      await store.save({form: 'contact', fields: ENQUIRY, channels: ['mail', 'sheet']});
      await store.close();
      await copyStore(source.location, target.location);
      const used = await openStore(target.location);
      const [mail] = await used.claim(1, 1000, ['mail']);
      if (mail) await used.delivered(mail);
      await used.close();
      await copyStore(source.location, target.location);
      const copy = await openStore(target.location);
      expect(await copy.claim(2, 1000)).toMatchObject([{channel: 'sheet'}]);
      await copy.close();
      store = await openStore(source.location);
    });

    test('a target with submissions of its own is refused', async () => {
      await fill(store);
      await store.close();
      const used = await openStore(target.location);
      await used.save({form: 'contact', fields: {name: 'Of its own'}});
      await used.close();
      await expect(copyStore(source.location, target.location)).rejects.toThrow('empty database');
      store = await openStore(source.location);
    });

    test('a source that a server has open is refused', async () => {
      await store.save({form: 'contact', fields: ENQUIRY});
      await expect(copyStore(source.location, target.location)).rejects.toThrow(
        'is in use. Stop every server',
      );
    });
  });
});
