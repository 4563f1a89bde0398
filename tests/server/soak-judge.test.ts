/** The comparison at the end of a soak reports what is wrong; every world here is made up, with one fault each. */
import {randomUUID} from 'node:crypto';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {compareWithStore, type Evidence} from './crash/outcome';
import {createOutages} from './crash/outages';
import type {Submitted} from './crash/world';
import {ownPostgres} from '../../packages/forms-service/tests/setup/global';
import {startForEach} from '../../packages/forms-service/tests/setup/lifetime';
import {save} from '../../packages/forms-service/tests/setup/submissions';
import {ENQUIRY} from './setup/forms';
import {DATABASES} from './setup/service';

/** One of them is 0.5 %. */
const COUNT = 200;

describe.each(DATABASES)('in %s', (_name, makeDb) => {
  // All submissions are saved at the same time, and wait for a connection.
  const db = startForEach(() => makeDb({busyTimeoutMs: 60_000}));
  let world: Evidence;
  let all: Submitted[];

  /** A world in which nothing was lost. */
  beforeEach(async () => {
    const store = await db.open();
    const submit = async (): Promise<Submitted> => {
      const key = randomUUID();
      const email = `${key}@example.com`;
      const id = await save(store, {
        form: 'contact',
        fields: {...ENQUIRY, email},
        idempotencyKey: key,
      });
      return {id, key, email, isSettled: true};
    };
    all = await Promise.all(Array.from({length: COUNT}, submit));
    world = {
      submitted: new Map(all.map((submission) => [submission.id, submission])),
      location: db.location,
      postgres: ownPostgres(),
      mail: {messages: all.map(({id}) => ({messageId: `<${id}.mail@example.com>`}))},
      sheets: {rows: all.map(({id}) => [id])},
      refused: 0,
      wrong: [],
      interruptions: 0,
      slowest: 0,
    };
  });

  const faults = async (changes: Partial<Evidence> = {}) =>
    (await compareWithStore({...world, ...changes})).faults;
  const mailsOf = (count: number) => ({
    messages: [...world.mail.messages, ...world.mail.messages.slice(0, count)],
  });
  const first = () => all[0]!;

  test('nothing is reported if nothing was lost', async () => {
    expect(await faults()).toEqual([]);
  });

  test('a submission that was acknowledged and is not stored is lost', async () => {
    const submission: Submitted = {...first(), id: randomUUID()};
    const mail = {messageId: `<${submission.id}.mail@example.com>`};
    const found = await faults({
      submitted: new Map(world.submitted).set(submission.id, submission),
      mail: {messages: [...world.mail.messages, mail]},
      sheets: {rows: [...world.sheets.rows, [submission.id]]},
    });
    expect(found).toContain('1 lost');
  });

  test('a submission that was stored twice is doubled', async () => {
    const store = await db.open();
    const fields = {...ENQUIRY, email: first().email};
    await save(store, {form: 'contact', fields, idempotencyKey: randomUUID()});
    expect(await faults()).toEqual(['1 doubled']);
  });

  test('one percent mailed twice is reported, half a percent is not', async () => {
    expect(await faults({mail: mailsOf(1)})).toEqual([]);
    expect(await faults({mail: mailsOf(2)})).toEqual(['2 mailed twice']);
    // In a short soak, as many as were interrupted, but not in a long one.
    expect(await faults({mail: mailsOf(2), interruptions: 2})).toEqual([]);
    expect(await faults({mail: mailsOf(6), interruptions: 100})).toEqual(['6 mailed twice']);
  });

  test('a submission without a mail, and one that is not in the sheet, are reported', async () => {
    expect(await faults({mail: {messages: world.mail.messages.slice(1)}})).toEqual(['1 unmailed']);
    expect(await faults({sheets: {rows: world.sheets.rows.slice(1)}})).toEqual([
      '1 not in the sheet',
    ]);
  });

  test('what remains of an erased submission in any file is reported', async () => {
    const {id, key, email} = first();
    world.submitted.set(id, {...first(), erasure: 'done'});
    expect(await faults()).toContain(`${key} was erased, but is in a file`);
    const store = await db.open();
    await store.erase({email});
    expect(await faults()).toEqual([]);
    if (!('dataDir' in db.location)) return;
    await writeFile(join(db.location.dataDir, 'left'), `${'x'.repeat(100_000)}${key}`);
    expect(await faults()).toContain(`${key} was erased, but is in a file`);
  });

  test('a wait of 12 seconds is reported, one of 9 seconds is not', async () => {
    expect(await faults({slowest: 9000})).toEqual([]);
    expect(await faults({slowest: 12_000})).toEqual(['somebody waited 12000 ms']);
  });

  test('an answer that is neither 200 nor 503 is reported', async () => {
    expect(await faults({wrong: [500]})).toEqual(['1 wrong', 'wrong answers: 500']);
  });
});

test('a wait counts without the outages in it', () => {
  let now = 0;
  const outages = createOutages(() => now);
  now = 2000;
  const end = outages.announce('database');
  now = 7000;
  end();
  now = 12_000;
  expect(outages.waitedOutside(0)).toBe(7000);
  expect(outages.waitedOutside(8000)).toBe(4000);
});
