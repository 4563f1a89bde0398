import {
  APPLICATION,
  BROWSER,
  ENQUIRY,
  ENQUIRY_PARTS,
  KEY,
  RESUME,
  apply,
  postForm,
  postJson,
} from './setup/forms';
import {pageOf} from './setup/answers';
import {SECRET, startServer, type TestServer} from './setup/server';
import {formTokens} from '../../src/server/forms/token';

let server: TestServer;
let time: number;
beforeEach(async () => {
  time = Date.parse('2026-05-01T10:00:00Z');
  server = await startServer({now: () => time});
});
afterEach(() => server.stop());

const tokens = formTokens(Buffer.from(SECRET), () => time);
const TRAPPED = {website: 'https://spam.example'};

/** The newest submission: whether it is held, and why. */
async function newest() {
  const [submission] = await server.store.list({limit: 1});
  return submission;
}

describe('a held submission', () => {
  test('is kept, and its sender sees the answer of every other', async () => {
    const held = await postJson(server, {...ENQUIRY, ...TRAPPED});
    const heldId = (JSON.parse(held.text) as {id: string}).id;
    expect(await server.store.find(heldId)).toMatchObject({
      fields: ENQUIRY,
      held: true,
      suspicion: {score: 130, signs: ['honeypot', 'no-token']},
    });
    const other = await postJson(server, {...ENQUIRY, name: 'Ravi'});
    const otherId = (JSON.parse(other.text) as {id: string}).id;
    expect([held.status, other.status]).toEqual([200, 200]);
    const shape = (text: string, id: string) =>
      text.replace(id, '').replace(/"reference":"[^"]+"/, '');
    expect(shape(held.text, heldId)).toBe(shape(other.text, otherId));
    expect(Object.keys(held.headers)).toEqual(Object.keys(other.headers));
  });

  test.each([
    ['script', () => postJson(server, {...ENQUIRY, ...TRAPPED})],
    ['a browser without script', () => postForm(server, {...ENQUIRY_PARTS, ...TRAPPED})],
    [
      'the careers form',
      () => apply(server, {...APPLICATION, ...TRAPPED}, {name: 'cv.pdf', bytes: RESUME}),
    ],
  ])('is found however it came: %s', async (_how, send) => {
    expect((await send()).status).toBe(200);
    expect(await newest()).toMatchObject({
      held: true,
      suspicion: {signs: ['honeypot', 'no-token']},
    });
  });

  test('is logged once, with its signs and nobody’s data', async () => {
    const send = () =>
      postJson(server, {...ENQUIRY, ...TRAPPED}, {headers: {'idempotency-key': KEY}});
    const {id} = JSON.parse((await send()).text) as {id: string};
    await send();
    const lines = server.log.map((line) => JSON.parse(line) as Record<string, unknown>);
    const warnings = lines.filter(({level}) => level === 40);
    expect(warnings).toMatchObject([{id, signs: ['honeypot', 'no-token'], msg: 'Held'}]);
    expect(server.log.join('')).not.toMatch(/asha|spam/i);
  });
});

describe('the token of a form', () => {
  const sendWith = (token: string) => postJson(server, ENQUIRY, {headers: {'form-token': token}});

  test('an enquiry that took its time is not suspicious', async () => {
    const token = tokens.issue();
    time += 20_000;
    await sendWith(token);
    expect(await newest()).toMatchObject({held: false, suspicion: {score: 0, signs: []}});
  });

  test('comes as a field from a browser without script', async () => {
    const formToken = tokens.issue();
    time += 20_000;
    await postForm(server, {...ENQUIRY_PARTS, formToken});
    expect(await newest()).toMatchObject({fields: ENQUIRY, suspicion: {score: 0}});
  });

  test.each([
    ['too fast', () => tokens.issue(), ['too-fast']],
    ['forged', () => 'something', ['forged-token']],
    ['sent twice', () => `${tokens.issue()}, ${tokens.issue()}`, ['forged-token']],
  ])('%s: suspicious, but not held for that alone', async (_what, token, signs) => {
    await sendWith(token());
    expect(await newest()).toMatchObject({held: false, suspicion: {signs}});
  });

  test('keeps its time on the page that asks for a correction', async () => {
    const formToken = tokens.issue();
    time += 20_000;
    const sent = {...ENQUIRY_PARTS, formToken, phoneNumber: '1'};
    const $ = pageOf(await postForm(server, sent));
    expect($('form input[name=formToken]').attr('value')).toBe(formToken);
  });

  test.each(['', 'forged', '"><script>'])('is a fresh one instead of "%s"', async (formToken) => {
    const sent = {...ENQUIRY_PARTS, formToken, phoneNumber: '1'};
    const $ = pageOf(await postForm(server, sent));
    expect(tokens.ageOf($('form input[name=formToken]').attr('value') ?? '')).toBe(0);
    expect($('script')).toHaveLength(0);
  });

  test('is fresh on the empty form after success, too', async () => {
    const $ = pageOf(await postForm(server, ENQUIRY_PARTS));
    expect($('[role=status] p').first().text()).toBe('Form Submitted Successfully');
    expect(tokens.ageOf($('form input[name=formToken]').attr('value') ?? '')).toBe(0);
  });
});

describe('asking for a token', () => {
  test('gives one of this moment, which nobody keeps', async () => {
    const reply = await server.send('/form-token');
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    const {token} = JSON.parse(reply.text) as {token: string};
    expect(tokens.ageOf(token)).toBe(0);
  });

  test('is for our pages, and those of allowed origins', async () => {
    await server.stop();
    server = await startServer({env: {ALLOWED_ORIGINS: 'https://www.example.com'}});
    const from = (origin: string) => server.send('/form-token', {headers: {origin}});
    const friend = await from('https://www.example.com');
    expect(friend.headers['access-control-allow-origin']).toBe('https://www.example.com');
    expect((await from('https://evil.example')).status).toBe(403);
  });

  test('has a limit of its own, which takes no post away', async () => {
    await server.stop();
    server = await startServer({env: {RATE_LIMIT: '2'}});
    const statuses = [];
    for (let ask = 0; ask < 3; ask += 1) statuses.push((await server.send('/form-token')).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await postJson(server, ENQUIRY)).status).toBe(200);
  });

  test('is answered to GET alone', async () => {
    const reply = await server.send('/form-token', {method: 'POST', headers: BROWSER});
    expect(reply.status).toBe(405);
    expect(reply.headers.allow).toBe('GET, HEAD');
  });
});
