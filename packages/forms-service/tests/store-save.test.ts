/** Submissions are stored once, and read back unchanged. */
import type {NewSubmission, Store} from '../src/server/store/store';
import {startForEach} from './setup/lifetime';
import {DATABASES} from './setup/museum';
import {BYTES, KEY} from './setup/requests';
import {VISIT, WITH_FILE} from './setup/samples';
import {save} from './setup/submissions';

const visit = (fields: Record<string, string> = {}, rest: Partial<NewSubmission> = {}) =>
  ({form: 'visit', fields: {...VISIT, ...fields}, ...rest}) satisfies NewSubmission;

describe.each(DATABASES)('in %s', (_name, makeDb) => {
  let time = Date.parse('2026-05-01T10:00:00Z');
  const db = startForEach(() => makeDb({now: () => time}));
  let store: Store;
  beforeEach(async () => {
    store = await db.open();
  });

  test('a submission and its file are read back unchanged', async () => {
    const file = {...WITH_FILE.files[0], name: 'Résumé \0"½".pdf'};
    const fields = {name: 'Zoë 🙂 \0', email: 'Zoe@Example.com', note: "'; DROP TABLE x; -- ?"};
    const id = await save(store, {form: 'article', fields, files: [file], channels: ['mail']});
    const submission = await store.find(id);
    expect(submission).toEqual({
      id,
      reference: expect.any(String),
      form: 'article',
      receivedAt: new Date(time).toISOString(),
      fields,
      files: [
        {
          number: 1,
          field: 'cover',
          name: 'Résumé "½".pdf',
          type: 'application/pdf',
          size: BYTES.length,
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          scan: 'not scanned',
        },
      ],
      held: false,
      spam: {score: 0, signals: []},
      deliveries: ['files', 'mail'].map((channel) => ({
        channel,
        state: 'waiting',
        attempts: 0,
        at: new Date(time).toISOString(),
      })),
    });
    expect(Object.keys(submission?.fields ?? {})).toEqual(Object.keys(fields));
    expect(BYTES.equals((await store.readFile(id)) ?? new Uint8Array())).toBe(true);
    const reference = submission?.reference.toLowerCase().replace('-', '') ?? '';
    expect(await store.find(reference)).toEqual(submission);
    expect(await store.find('nothing')).toBeUndefined();
    expect(await store.readFile('nothing')).toBeUndefined();
  });

  test('a file that PostgreSQL sends in several parts is read back unchanged', async () => {
    const bytes = Buffer.alloc(8 * 1024 ** 2 + 1, 'part');
    const id = await save(store, {...WITH_FILE, files: [{...WITH_FILE.files[0], bytes}]});
    expect(bytes.equals((await store.readFile(id)) ?? new Uint8Array())).toBe(true);
  });

  test.each<[what: string, of: (index: number) => NewSubmission]>([
    ['contents', (index) => visit({name: `Person ${index}`}, {channels: ['mail']})],
    ['keys', (index) => visit({}, {idempotencyKey: `${KEY}${index}`, channels: ['mail']})],
  ])('200 concurrent posts of ten %s to two servers create ten entries', async (_what, of) => {
    const other = await db.open();
    const order = (turn: number) => {
      const numbers = Array.from({length: 10}, (_, index) => index);
      return turn % 2 ? numbers.reverse() : numbers;
    };
    const turns = Array.from({length: 20}, (_, turn) =>
      order(turn).map((index) => (turn % 2 ? other : store).save(of(index))),
    );
    const results = await Promise.all(turns.flat());
    expect(new Set(results.map((result) => 'id' in result && result.id)).size).toBe(10);
    expect(results.filter((result) => 'repeated' in result && !result.repeated)).toHaveLength(10);
    expect(await store.counts()).toMatchObject({submissions: 10, waiting: 10});
  });

  test('a release does not repeat deliveries made before the submission was held', async () => {
    const id = await save(store, {...WITH_FILE, channels: ['mail', 'sheet']});
    for (const channel of ['files', 'mail'] as const) {
      const [claim] = await store.claim(1, 1000, [channel]);
      if (claim) await store.delivered(claim);
    }
    for (const signature of ['X', 'Y']) {
      await store.scanned({id, number: 1}, {scan: 'infected', signature});
    }
    expect((await store.find(id))?.spam).toEqual({score: 100, signals: ['virus']});
    expect(await store.release(id, ['mail', 'sheet'])).toBe(true);
    expect((await store.claim(10, 1000)).map(({channel}) => channel)).toEqual(['sheet']);
    expect((await store.find(id))?.deliveries).toMatchObject([
      {channel: 'files', state: 'done', attempts: 1},
      {channel: 'mail', state: 'done', attempts: 1},
      {channel: 'sheet', state: 'waiting'},
    ]);
  });

  test('lists are filtered and newest first; all() reads oldest first, in batches', async () => {
    for (let index = 0; index < 450; index++) {
      // Three submissions share each timestamp.
      time += index % 3 ? 0 : 1;
      await store.save(visit({name: String(index)}, index % 2 ? {channels: ['mail']} : {}));
    }
    const newest = await store.list({limit: 3});
    expect(newest.map(({fields}) => fields['name']).sort()).toEqual(['447', '448', '449']);
    await store.save(WITH_FILE);
    // Includes the submission whose file waits for its check.
    expect(await store.list({delivery: 'waiting'})).toHaveLength(226);
    expect(await store.list({held: false})).toHaveLength(451);
    const ids = new Set<string>();
    const times: string[] = [];
    for await (const {id, receivedAt} of store.all()) {
      ids.add(id);
      times.push(receivedAt);
    }
    expect([ids.size, times.length]).toEqual([451, 451]);
    expect(times).toEqual([...times].sort());
  });
});
