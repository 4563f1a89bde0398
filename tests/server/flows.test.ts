/** What becomes of a submission, however it is sent, in both databases. */
import type {NewSubmission} from '../../src/server/store/store';
import {pageOf} from './setup/answers';
import {
  APPLICATION,
  APPLICATION_PARTS,
  BROWSER,
  ENQUIRY,
  ENQUIRY_PARTS,
  KEY,
  RESUME,
  apply,
  postForm,
  postJson,
} from './setup/forms';
import {ASKED, LETTER, STORED, ask} from './setup/quote';
import {startServer, type Reply, type TestServer} from './setup/server';
import {DATABASES, placeForEach} from './setup/stores';

const cv = {name: 'cv.pdf', bytes: RESUME};
const withKey = {'idempotency-key': KEY};

describe.each(DATABASES)('in %s', (_name, makePlace) => {
  let time = Date.parse('2026-05-01T10:00:00Z');
  const place = placeForEach(makePlace);
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer({location: place.location, now: () => time});
  });
  afterEach(() => server.stop());

  test.each<[string, () => Promise<Reply>, NewSubmission['form'], object]>([
    ['JSON', () => postJson(server, ENQUIRY), 'contact', ENQUIRY],
    ['a browser', () => postForm(server, ENQUIRY_PARTS), 'contact', ENQUIRY],
    ['multipart', () => apply(server, APPLICATION, cv), 'careers', APPLICATION],
    [
      'a browser with a file',
      () => apply(server, APPLICATION_PARTS, cv, BROWSER),
      'careers',
      APPLICATION,
    ],
    ['several documents', () => ask(server, ASKED, [LETTER, LETTER]), 'quote', STORED],
  ])('%s: stored before it is answered, files byte for byte', async (_how, send, form, fields) => {
    expect((await send()).status).toBe(200);
    const [stored, ...others] = await server.store.list();
    expect(others).toEqual([]);
    expect(stored).toMatchObject({form, fields, held: false});
    for (const {number, size} of stored?.files ?? []) {
      const bytes = await server.store.readFile(stored?.id ?? '', number);
      expect([bytes?.length, Buffer.compare(bytes ?? Buffer.alloc(0), bytesOf(form))]).toEqual([
        size,
        0,
      ]);
    }
  });

  const bytesOf = (form: string) => (form === 'careers' ? RESUME : LETTER.bytes);

  test('both calls of one submit are one entry with one id', async () => {
    const path = '/googleSheet-contact-form';
    const sheet = await postJson(server, ENQUIRY, {path, headers: withKey});
    const contact = await postJson(server, ENQUIRY, {headers: withKey});
    expect(contact.text).toBe(sheet.text);
    expect(await server.store.list()).toHaveLength(1);
  });

  test('a key is remembered for a day, and refused with other content', async () => {
    await apply(server, APPLICATION, cv, withKey);
    time += 24 * 60 * 60 * 1000;
    expect((await apply(server, APPLICATION, cv, withKey)).status).toBe(200);
    const bytes = Buffer.concat([RESUME, Buffer.from('%EOF')]);
    const reply = await apply(server, APPLICATION, {...cv, bytes}, withKey);
    expect([reply.status, reply.text]).toEqual([422, expect.stringMatching(/other content/)]);
    expect(await server.store.list()).toHaveLength(1);
  });

  test('without a key, the same content within ten minutes is one entry', async () => {
    await postForm(server, ENQUIRY_PARTS);
    time += 9 * 60 * 1000;
    await postJson(server, ENQUIRY);
    expect(await server.store.list()).toHaveLength(1);
    time += 2 * 60 * 1000;
    await postJson(server, ENQUIRY);
    await postJson(server, {...ENQUIRY, enquiries: 'Testing'});
    expect(await server.store.list()).toHaveLength(3);
  });

  test('fifty posts of the same enquiry at once are one entry', async () => {
    const replies = await Promise.all(Array.from({length: 50}, () => postJson(server, ENQUIRY)));
    expect(new Set(replies.map(({text}) => text)).size).toBe(1);
    expect(await server.store.list()).toHaveLength(1);
  });

  test('a filled honeypot holds it', async () => {
    expect((await postForm(server, {...ENQUIRY_PARTS, website: 'x'})).status).toBe(200);
    expect(await server.store.list()).toMatchObject([{held: true, fields: ENQUIRY}]);
  });

  test('a browser is answered in the language of its page, with its reference', async () => {
    const headers = {referer: `${server.url}/te/TrendSoft/ContactUs`};
    const status = pageOf(await postForm(server, ENQUIRY_PARTS, {headers}))('[role=status]').text();
    const [{reference, fields} = {reference: '', fields: {}}] = await server.store.list();
    expect(status).toMatch(/^te: stored/);
    expect(status).toContain(reference);
    expect(fields).toEqual({...ENQUIRY, language: 'te'});
  });
});
