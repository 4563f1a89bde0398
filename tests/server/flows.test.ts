/** Submissions in every format: stored once, checked for spam, and never logged. */
import {KEY_REUSED} from '@trendsoft/forms-service/validate';
import type {NewSubmission} from '../../packages/forms-service/src/server/store/store';
import {startForEach} from '../../packages/forms-service/tests/setup/lifetime';
import type {Reply} from '../../packages/forms-service/tests/setup/reply';
import {BROWSER, BYTES, KEY} from '../../packages/forms-service/tests/setup/requests';
import {APPLICATION, APPLICATION_PARTS, ENQUIRY, ENQUIRY_PARTS} from './setup/forms';
import {ASKED, LETTER, STORED} from './setup/quote';
import {DATABASES, startServer} from './setup/service';

const cv = {name: 'cv.pdf', bytes: BYTES};
const withKey = {'idempotency-key': KEY};
const FEEDBACK = {message: 'The menu hides the heading.'};
const {name, email, wanted} = ASKED;
const ONLY = {...ASKED, findingsOnly: 'yes', findings: 'Two faults'};

describe.each(DATABASES)('in %s', (_name, makeDb) => {
  let time = Date.parse('2026-05-01T10:00:00Z');
  const db = startForEach(makeDb);
  const onStored = jest.fn();
  const server = startForEach(() =>
    startServer({location: db.location, opening: {now: () => time}, app: {onStored}}),
  );
  beforeEach(() => onStored.mockClear());

  test.each<{
    how: string;
    send: () => Promise<Reply>;
    form: NewSubmission['form'];
    fields: object;
    files: Uint8Array[];
  }>([
    {
      how: 'JSON',
      send: () => server.postJson({...ENQUIRY, held: 'x', id: '1'}),
      form: 'contact',
      fields: ENQUIRY,
      files: [],
    },
    {
      how: 'a browser',
      send: () => server.postForm(ENQUIRY_PARTS),
      form: 'contact',
      fields: ENQUIRY,
      files: [],
    },
    {
      how: 'multipart',
      send: () => server.apply(APPLICATION, cv),
      form: 'careers',
      fields: APPLICATION,
      files: [BYTES],
    },
    {
      how: 'a browser with a file',
      send: () => server.apply(APPLICATION_PARTS, cv, BROWSER),
      form: 'careers',
      fields: APPLICATION,
      files: [BYTES],
    },
    {
      how: 'several documents, and findings without the option',
      send: () => server.ask({...ASKED, findings: 'x'}, [LETTER, LETTER]),
      form: 'quote',
      fields: STORED,
      files: [LETTER.bytes, LETTER.bytes],
    },
    {
      how: 'findings instead of documents',
      send: () => server.ask(ONLY, [LETTER]),
      form: 'quote',
      fields: {...ONLY, message: STORED.message},
      files: [],
    },
    {
      how: 'optional fields left empty',
      send: () => server.ask({name, email, wanted, message: ''}, [LETTER]),
      form: 'quote',
      fields: {name, email, wanted},
      files: [LETTER.bytes],
    },
    {
      how: 'feedback',
      send: () => server.postForm({...FEEDBACK, email: ''}, {path: '/feedback-form'}),
      form: 'feedback',
      fields: FEEDBACK,
      files: [],
    },
  ])('$how: stored unchanged before the answer', async ({send, form, fields, files}) => {
    expect((await send()).status).toBe(200);
    const [stored, ...others] = await server.store.list();
    expect(others).toEqual([]);
    expect(stored).toMatchObject({form, held: false, receivedAt: new Date(time).toISOString()});
    expect(stored?.fields).toEqual(fields);
    expect(stored?.files.map(({size}) => size)).toEqual(files.map(({length}) => length));
    // A file waits for its check; no channel is set up.
    expect(onStored).toHaveBeenCalledTimes(files.length > 0 ? 1 : 0);
    for (const [index, expected] of files.entries()) {
      const bytes = await server.store.readFile(stored?.id ?? '', index + 1);
      expect(Buffer.compare(bytes ?? Buffer.alloc(0), expected)).toBe(0);
    }
  });

  test('both calls of one submit create one entry, and return the same id and reference', async () => {
    const path = '/googleSheet-contact-form';
    const sheet = await server.postJson(ENQUIRY, {path, headers: withKey});
    const contact = await server.postJson(ENQUIRY, {headers: withKey});
    const [{id, reference} = {id: '', reference: ''}, ...others] = await server.store.list();
    expect(JSON.parse(sheet.text)).toEqual({status: 'stored', id, reference});
    expect([contact.text, others]).toEqual([sheet.text, []]);
    expect(sheet.headers['cache-control']).toBe('no-store');
  });

  test('an Idempotency-Key is remembered for a day, and rejected with other content', async () => {
    await server.apply(APPLICATION, cv, withKey);
    time += 24 * 60 * 60 * 1000;
    expect((await server.apply(APPLICATION, cv, withKey)).status).toBe(200);
    const bytes = Buffer.concat([BYTES, Buffer.from('%EOF')]);
    const reply = await server.apply(APPLICATION, {...cv, bytes}, withKey);
    expect([reply.status, reply.text]).toEqual([422, expect.stringMatching(/other content/)]);
    expect(JSON.parse(reply.text)).toHaveProperty('reason', KEY_REUSED);
    expect(await server.store.list()).toHaveLength(1);
  });

  test('without a key, the same content within ten minutes creates one entry', async () => {
    await server.postForm(ENQUIRY_PARTS);
    time += 10 * 60 * 1000 - 1;
    await server.postJson(ENQUIRY);
    expect(await server.store.list()).toHaveLength(1);
    time += 1;
    await server.postJson(ENQUIRY);
    await server.postJson({...ENQUIRY, enquiries: 'Testing'});
    await server.apply(APPLICATION, cv);
    await server.apply(APPLICATION, {name: 'other.pdf', bytes: BYTES.subarray(0, 500)});
    expect(await server.store.list()).toHaveLength(5);
  });

  test('content sent by the browser itself, then by the script with a key, creates one entry', async () => {
    const first = await server.postForm(ENQUIRY_PARTS);
    expect(first.status).toBe(200);
    const answers = [await server.postJson(ENQUIRY, {headers: withKey})];
    time += 24 * 60 * 60 * 1000;
    answers.push(await server.postJson(ENQUIRY, {headers: withKey}));
    expect(answers.map(({status}) => status)).toEqual([200, 200]);
    expect(await server.store.list()).toHaveLength(1);
    // Another visitor with the same words.
    const other = {'idempotency-key': KEY.replace('b', 'c')};
    await server.postJson(ENQUIRY, {headers: other});
    expect(await server.store.list()).toHaveLength(2);
  });

  const trap = {website: 'https://spam.example'};
  test.each([
    ['honeypot', () => server.postJson({...ENQUIRY, ...trap}, {headers: withKey})],
    ['honeypot', () => server.postForm({...ENQUIRY_PARTS, ...trap})],
    ['honeypot', () => server.apply({...APPLICATION, ...trap}, cv)],
    ['link-in-name', () => server.postJson({...ENQUIRY, companyName: 'http://spam.example'})],
  ])('spam (%s) is held and logged, and answered like any other post', async (signal, send) => {
    const held = await send();
    const [stored, ...others] = await server.store.list();
    expect(stored).toMatchObject({held: true, spam: {score: 100, signals: [signal]}});
    expect(others).toEqual([]);
    const keys = ({headers}: Reply) => Object.keys(headers);
    expect([held.status, keys(held)]).toEqual([200, keys(await send())]);
    expect(onStored).not.toHaveBeenCalled();
    const lines = server.log.map((line) => JSON.parse(line) as {level: number});
    const warnings = lines.filter(({level}) => level === 40);
    expect(warnings).toMatchObject([{id: stored?.id, signals: [signal], msg: 'Held'}]);
  });

  test('the log of a post contains neither fields nor addresses', async () => {
    await server.postJson(ENQUIRY);
    await server.apply(APPLICATION, {...cv, name: 'asha-resume.pdf'});
    const log = server.log.join('');
    expect(log).not.toBe('');
    const values = [...Object.values(ENQUIRY), ...Object.values(APPLICATION), 'asha-resume'];
    for (const value of [...values, '127.0.0.1', '::1']) expect(log).not.toContain(value);
  });
});
