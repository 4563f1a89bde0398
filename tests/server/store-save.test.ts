import {
  HOLD_SCORE,
  StoreUnavailableError,
  type NewSubmission,
  type Store,
} from '../../src/server/store/store';
import {ENQUIRY, KEY, RESUME} from './setup/forms';
import {DATABASES, WITH_FILE, placeForEach} from './setup/stores';

const enquiry = (fields: Record<string, string> = {}, rest: Partial<NewSubmission> = {}) =>
  ({form: 'contact', fields: {...ENQUIRY, ...fields}, ...rest}) satisfies NewSubmission;

describe.each(DATABASES)('in %s', (_name, makePlace) => {
  let time = Date.parse('2026-05-01T10:00:00Z');
  const {open} = placeForEach(makePlace, {now: () => time});
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });

  test('a submission comes back as it was saved, file and all', async () => {
    const file = {...WITH_FILE.files[0], name: 'Résumé \0"½".pdf', warnings: ['macros']};
    const fields = {name: 'Zoë 🙂 \0', email: 'Zoe@Example.com', note: "'; DROP TABLE x; -- ?"};
    const saved = await store.save({form: 'careers', fields, files: [file], channels: ['mail']});
    const id = 'id' in saved ? saved.id : '';
    const submission = await store.find(id);
    expect(submission).toEqual({
      id,
      reference: expect.any(String),
      form: 'careers',
      receivedAt: new Date(time).toISOString(),
      fields,
      files: [
        {
          number: 1,
          field: 'file',
          name: 'Résumé "½".pdf',
          type: 'application/pdf',
          size: RESUME.length,
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          warnings: ['macros'],
          scan: 'not scanned',
        },
      ],
      held: false,
      spam: {score: 0, signals: []},
      deliveries: ['files', 'mail'].map((channel) => ({
        ...{channel, state: 'waiting', attempts: 0, at: new Date(time).toISOString()},
      })),
    });
    expect(Object.keys(submission?.fields ?? {})).toEqual(Object.keys(fields));
    expect(RESUME.equals((await store.readFile(id)) ?? new Uint8Array())).toBe(true);
  });

  test('two hundred duplicates at once in two servers are one entry', async () => {
    const other = await open();
    const results = await Promise.all(
      Array.from({length: 200}, (_, index) => (index % 2 ? other : store).save(enquiry())),
    );
    const ids = new Set(results.map((result) => 'id' in result && result.id));
    expect(ids.size).toBe(1);
    expect(results.filter((result) => 'repeated' in result && !result.repeated)).toEqual([
      expect.objectContaining({outcome: 'stored'}),
    ]);
    expect(await store.counts()).toMatchObject({submissions: 1});
  });

  test('two hundred attempts with one key in two servers are one entry', async () => {
    const other = await open();
    const results = await Promise.all(
      Array.from({length: 200}, (_, index) =>
        (index % 2 ? other : store).save({...WITH_FILE, idempotencyKey: KEY, channels: ['mail']}),
      ),
    );
    expect(new Set(results.map((result) => 'id' in result && result.id)).size).toBe(1);
    expect(await store.counts()).toMatchObject({submissions: 1, waiting: 2});
  });

  test('duplicates of many kinds at once are one entry of each kind', async () => {
    const other = await open();
    const order = (turn: number) => {
      const names = Array.from({length: 10}, (_, index) => `Person ${index}`);
      return turn % 2 ? names.reverse() : names;
    };
    await Promise.all(
      Array.from({length: 20}, (_, turn) =>
        order(turn).map((name) => (turn % 2 ? other : store).save(enquiry({name}))),
      ).flat(),
    );
    expect(await store.counts()).toMatchObject({submissions: 10});
  });

  test('without a key, ten minutes make another entry of the same content', async () => {
    await store.save(enquiry());
    time += 10 * 60_000 - 1;
    expect(await store.save(enquiry())).toMatchObject({repeated: true});
    time += 1;
    expect(await store.save(enquiry())).toMatchObject({repeated: false});
  });

  test('a key with other content is refused, and other keys are other entries', async () => {
    await store.save(enquiry({}, {idempotencyKey: KEY}));
    expect(await store.save(enquiry({name: 'B'}, {idempotencyKey: KEY}))).toEqual({
      outcome: 'keyReused',
    });
    expect(await store.save(enquiry({}, {idempotencyKey: `${KEY}2`}))).toMatchObject({
      repeated: false,
    });
  });

  test('a submission that looks like spam is held, with its deliveries, until it is released', async () => {
    const spam = {score: HOLD_SCORE, signals: ['honeypot']};
    const saved = await store.save(enquiry({}, {spam, channels: ['mail']}));
    const again = await store.save(enquiry({}, {channels: ['mail']}));
    expect([saved, again]).toMatchObject([{held: true}, {held: true, repeated: true}]);
    expect(await store.list({held: true})).toMatchObject([{held: true, spam}]);
    expect(await store.claim(10, 1000)).toEqual([]);
    const id = 'id' in saved ? saved.id : '';
    expect(await store.release(id, ['mail', 'sheet'])).toBe(true);
    expect(await store.release(id, ['mail', 'sheet'])).toBe(false);
    const due = await store.claim(10, 1000);
    expect(due.map(({channel}) => channel).sort()).toEqual(['mail', 'sheet']);
  });

  test('a release leaves alone what was delivered before the submission was held', async () => {
    const saved = await store.save({...WITH_FILE, channels: ['mail', 'sheet']});
    const id = 'id' in saved ? saved.id : '';
    for (const channel of ['files', 'mail'] as const) {
      const [claim] = await store.claim(1, 1000, [channel]);
      if (claim) await store.delivered(claim);
    }
    await store.scanned({id, number: 1}, {scan: 'infected', signature: 'X'});
    expect(await store.release(id, ['mail', 'sheet'])).toBe(true);
    expect((await store.claim(10, 1000)).map(({channel}) => channel)).toEqual(['sheet']);
    expect((await store.find(id))?.deliveries).toMatchObject([
      {channel: 'files', state: 'done', attempts: 1},
      {channel: 'mail', state: 'done', attempts: 1},
      {channel: 'sheet', state: 'waiting'},
    ]);
  });

  test('lists are narrowed, newest first; all are read oldest first, in batches', async () => {
    for (let index = 0; index < 450; index++) {
      // Several at a time have the same moment.
      time += index % 3 ? 0 : 1;
      await store.save(enquiry({name: String(index)}, index % 2 ? {channels: ['mail']} : {}));
    }
    await store.save(WITH_FILE);
    const newest = await store.list({form: 'contact', limit: 3});
    expect(newest.map(({fields}) => fields['name']).sort()).toEqual(['447', '448', '449']);
    // The file waits to be scanned and checked.
    expect(await store.list({delivery: 'waiting'})).toHaveLength(226);
    expect(await store.list({form: 'careers', held: false})).toHaveLength(1);
    const read: string[] = [];
    const times: string[] = [];
    for await (const {id, receivedAt} of store.all()) {
      read.push(id);
      times.push(receivedAt);
    }
    expect(new Set(read).size).toBe(451);
    expect(times).toEqual([...times].sort());
    expect(await store.find('nothing')).toBeUndefined();
    expect(await store.readFile('nothing')).toBeUndefined();
  });

  test('a store that is open for reading cannot be written', async () => {
    await store.save(enquiry());
    const reader = await open({readOnly: true});
    expect(await reader.list()).toHaveLength(1);
    await expect(reader.save(enquiry({name: 'B'}))).rejects.toThrow(StoreUnavailableError);
  });
});
