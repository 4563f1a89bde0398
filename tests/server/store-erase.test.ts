import {HOLD_SCORE, type Store} from '../../src/server/store/store';
import {ENQUIRY} from './setup/forms';
import {DATABASES, WITH_FILE, placeForEach} from './setup/stores';

const PERSON = 'Unmistakable Person';
const ADDRESS = 'unmistakable@person.example';

/** A long text in the middle of a file that stands out in raw bytes. */
const RESUME = Buffer.from(`%PDF-1.7\n${'page '.repeat(20_000)}${PERSON}${' page'.repeat(20_000)}`);

describe.each(DATABASES)('in %s', (_name, makePlace) => {
  let time = Date.parse('2026-05-01T10:00:00Z');
  const place = placeForEach(makePlace, {now: () => time});
  let store: Store;
  beforeEach(async () => {
    store = await place.open();
  });

  const application = (index = 0) =>
    ({
      ...WITH_FILE,
      fields: {...WITH_FILE.fields, name: `${PERSON} ${index}`, email: ADDRESS},
      files: [{...WITH_FILE.files[0], name: `${PERSON}.pdf`, bytes: RESUME}],
      channels: ['mail'],
    }) as const;

  test('erase leaves nothing of a person in the raw files, and all of the others', async () => {
    await store.save({form: 'contact', fields: ENQUIRY, channels: ['sheet']});
    await store.save(application());
    expect(await place.holds(PERSON)).toBe(true);
    const {ids} = await store.erase(ADDRESS);
    expect(ids).toHaveLength(1);
    expect(await place.holds(PERSON)).toBe(false);
    expect(await place.holds(ADDRESS)).toBe(false);
    expect(await store.counts()).toMatchObject({submissions: 1, waiting: 1});
    expect(await place.holds(ENQUIRY.email)).toBe(true);
  });

  test('nor among many that came, went, and moved in their pages', async () => {
    const gone: string[] = [];
    const sizes = (index: number) => 'z'.repeat((index * 7919) % 3000);
    for (let index = 0; index < 250; index += 25) {
      await Promise.all(
        Array.from({length: 25}, (_, offset) => {
          const email = `person${index + offset}@many.example`;
          const fields = {...ENQUIRY, email, enquiries: sizes(index + offset)};
          return store.save({form: 'contact', fields});
        }),
      );
      await store.erase(`person${index + 3}@many.example`);
      gone.push(`person${index + 3}@many.example`);
    }
    for (const email of gone) expect(await place.holds(email)).toBe(false);
    expect(await store.counts()).toMatchObject({submissions: 240});
  });

  test('erase finds an address in any case, and no other address', async () => {
    const addresses = ['A.Person@Example.com', 'a.person@example.COM', 'b.person@example.com'];
    for (const email of addresses) {
      await store.save({form: 'contact', fields: {...ENQUIRY, email}});
    }
    expect((await store.erase('a%@example.com')).ids).toEqual([]);
    expect((await store.erase('A.PERSON@EXAMPLE.COM')).ids).toHaveLength(2);
    expect(await store.list()).toMatchObject([{fields: {email: 'b.person@example.com'}}]);
  });

  test('erase works beside a server, which goes on', async () => {
    const server = await place.open();
    await server.save(application());
    await server.list();
    expect((await store.erase(ADDRESS)).ids).toHaveLength(1);
    expect(await place.holds(PERSON)).toBe(false);
    await server.save({form: 'contact', fields: ENQUIRY});
    expect(await server.list()).toMatchObject([{form: 'contact'}]);
  });

  test('erase tells what may have gone out, and where to', async () => {
    const spam = {score: HOLD_SCORE, signals: []};
    await store.save({...application(), files: []});
    const [claim] = await store.claim(1, 1000);
    if (claim) await store.delivered(claim);
    await store.save({form: 'contact', fields: {email: ADDRESS}, channels: ['sheet'], spam});
    const erased = await store.erase(ADDRESS);
    expect(erased.ids).toHaveLength(2);
    expect(erased.delivered).toEqual([
      {
        ...{id: claim?.submissionId, channel: 'mail', arrived: true},
        at: new Date(time).toISOString(),
      },
    ]);
  });

  test('a claim on what was erased settles nothing', async () => {
    await store.save(application());
    const [claim] = await store.claim(1, 1000);
    await store.erase(ADDRESS);
    expect(claim && (await store.delivered(claim))).toBe(false);
    expect(await store.counts()).toEqual({submissions: 0, held: 0, waiting: 0, dead: 0});
  });

  test('a purge deletes what is older than its time, files and deliveries included', async () => {
    await store.save(application());
    time += 1000;
    await store.save({form: 'contact', fields: ENQUIRY});
    expect(await store.purge(new Date(time))).toBe(1);
    expect(await store.list()).toMatchObject([{form: 'contact'}]);
    expect(await store.counts()).toMatchObject({waiting: 0});
  });
});
