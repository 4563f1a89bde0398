import type {FastifyReply} from 'fastify';
import {sayIn} from '../../src/forms/translations';
import {NOTHING_SENT} from '../../src/server/forms/answer';
import {contact} from '../../src/forms/tables';
import {fillPage} from '../../src/server/forms/fill-page';
import {refusalPace} from '../../src/server/refusal-pace';
import {refusalPage} from '../../src/server/forms/refusal-page';
import {TIMEOUTS} from '../../src/server/timeouts';
import {BROWSER, ENQUIRY, postForm, postJson} from './setup/forms';
import {pageOf} from './setup/answers';
import {startServer, type TestServer} from './setup/server';
import {contactForm, page} from './setup/site';

// It stands still: on a busy machine, too, everybody waits for as long as those before them say.
jest.mock('../../src/server/clock', () => ({
  ...jest.requireActual<object>('../../src/server/clock'),
  elapsed: () => 1_000_000,
}));

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const times = (count: number, ask: () => Promise<unknown>) =>
  Promise.all(Array.from({length: count}, ask));

test('whoever is refused again and again waits longer each time, and nobody else does', async () => {
  const own = (server = await startServer({env: {RATE_LIMIT: '1', TRUST_PROXY: 'loopback'}}));
  const from = (address: string) =>
    postForm(own, {name: 'x'}, {headers: {'x-forwarded-for': address}});
  let flooding = true;
  // The last waits for three seconds: others have as long.
  const flood = times(80, () => from('192.0.2.1')).finally(() => (flooding = false));
  const others = Array.from({length: 10}, (_, other) =>
    postJson(own, ENQUIRY, {headers: {'x-forwarded-for': `192.0.2.${10 + other}`}}),
  );
  for (const {status} of await Promise.all(others)) expect(status).toBe(200);
  expect(flooding).toBe(true);
  await flood;
});

test('whoever would have to wait for too long is hung up on', async () => {
  const own = (server = await startServer({env: {RATE_LIMIT: '1'}}));
  await postJson(own, ENQUIRY);
  const ends = await Promise.allSettled(Array.from({length: 200}, () => postJson(own, ENQUIRY)));
  expect(ends.some(({status}) => status === 'rejected')).toBe(true);
  expect((await own.send('/About')).status).toBe(200);
});

test('of many clients those are forgotten first whose turn is past, and in the end all', async () => {
  let time = 0;
  const pace = refusalPace(() => time);
  const socket = {destroyed: true, destroy: () => undefined};
  const reply = {hijack: () => undefined, raw: {req: {socket}}} as unknown as FastifyReply;
  const others = async (name: string, count: number) => {
    for (let other = 0; other < count; other += 1) await pace(`${name} ${other}`, reply);
  };
  const isHungUpOn = async (client: string) => !(await pace(client, reply));
  await others('past', 9990);
  time = 2000;
  // Those of the burst, and those who wait in turn for up to five seconds.
  for (let post = 0; post < 121; post += 1) expect(await isHungUpOn('flood')).toBe(false);
  expect(await isHungUpOn('flood')).toBe(true);
  await others('new', 100);
  expect(await isHungUpOn('flood')).toBe(true);
  await others('newer', 9999);
  expect(await isHungUpOn('flood')).toBe(false);
});

test('a page that refuses is the same each time, but for its token', async () => {
  server = await startServer({env: {RATE_LIMIT: '1'}});
  await postForm(server, {});
  const [first, second] = [await postForm(server, {}), await postForm(server, {})];
  expect([first.status, second.status]).toEqual([429, 429]);
  const token = (html: string) => /name="formToken" value="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(token(first.text)).not.toBe('');
  expect(first.text.replaceAll(token(first.text), '')).toBe(
    second.text.replaceAll(token(second.text), ''),
  );
  expect(pageOf(first)('[role="alert"]').length).toBe(1);
  const foreign = await postForm(
    server,
    {},
    {headers: {...BROWSER, origin: 'https://evil.example'}},
  );
  expect(foreign.status).toBe(403);
  expect(foreign.text).not.toBe(first.text);
});

test('a page that refuses costs a small part of what filling it in costs', () => {
  const form = {html: page('Contact', contactForm), path: '/Refused', say: sayIn()};
  const refused = {kind: 'failed', status: 429} as const;
  const answer = {form: contact, outcome: refused, sent: NOTHING_SENT};
  const cost = (work: () => unknown) => {
    const begun = performance.now();
    for (let count = 0; count < 50; count += 1) work();
    return performance.now() - begun;
  };
  refusalPage(form, answer, 'first');
  const filled = cost(() => fillPage(form, answer));
  expect(cost(() => refusalPage(form, answer, 'token'))).toBeLessThan(filled / 10);
});

test('a request that takes us long is not cut off for its silence', async () => {
  const save = () =>
    new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error()), 1500));
  server = await startServer({timeouts: {...TIMEOUTS, silence: 300}, save});
  expect((await postJson(server, ENQUIRY)).status).toBe(500);
});
