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
import {eventually} from './setup/eventually';
import {startServer, type TestServer} from './setup/server';
import {contactForm, page} from './setup/site';

// It stands still, and waits end when a test says so: how busy the machine is makes no difference.
jest.mock('../../src/server/clock', () => ({
  ...jest.requireActual<object>('../../src/server/clock'),
  elapsed: () => 1_000_000,
}));
jest.mock('../../src/server/forms/fill-page', () => {
  const actual = jest.requireActual<{fillPage: typeof fillPage}>(
    '../../src/server/forms/fill-page',
  );
  return {fillPage: jest.fn(actual.fillPage)};
});

let server: TestServer | undefined;
afterEach(async () => {
  jest.useRealTimers();
  await server?.stop();
  server = undefined;
});

/** From now on nobody who waits is answered before `letGo`; everything but such waits goes on. */
const holdWaits = () =>
  jest.useFakeTimers({
    doNotFake: [
      ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
    ],
  });

/** Ends every wait, also of those who come to wait only now. */
async function letGo(all: Promise<unknown>): Promise<void> {
  const state = {waiting: true};
  const done = all.finally(() => (state.waiting = false));
  while (state.waiting) {
    jest.runOnlyPendingTimers();
    await new Promise(setImmediate);
  }
  await done;
}

test('whoever is refused again and again has to wait, and nobody else does', async () => {
  const own = (server = await startServer({env: {RATE_LIMIT: '1', TRUST_PROXY: 'loopback'}}));
  holdWaits();
  const from = (address: string) =>
    postForm(own, {name: 'x'}, {headers: {'x-forwarded-for': address}});
  let answered = 0;
  const flood = Promise.all(
    Array.from({length: 80}, () => from('192.0.2.1').finally(() => (answered += 1))),
  );
  // One post may pass, and a burst is refused at once.
  await eventually(() => expect(answered).toBe(1 + 21));
  for (let other = 0; other < 10; other += 1) {
    const headers = {'x-forwarded-for': `192.0.2.${10 + other}`};
    expect((await postJson(own, ENQUIRY, {headers})).status).toBe(200);
  }
  expect(answered).toBe(22);
  await letGo(flood);
});

test('whoever would have to wait for too long is hung up on', async () => {
  const own = (server = await startServer({env: {RATE_LIMIT: '1'}}));
  holdWaits();
  await postJson(own, ENQUIRY);
  const posts = Promise.allSettled(Array.from({length: 200}, () => postJson(own, ENQUIRY)));
  await letGo(posts);
  const ends = (await posts).filter(({status}) => status === 'rejected');
  // Those of the burst are answered, and those who wait in turn for up to five seconds.
  expect(ends).toHaveLength(200 - 121);
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

test('a page that refuses is filled in once, and not for each', () => {
  const form = {html: page('Contact', contactForm), path: '/Refused', say: sayIn()};
  const refused = {kind: 'failed', status: 429} as const;
  const answer = {form: contact, outcome: refused, sent: NOTHING_SENT};
  jest.mocked(fillPage).mockClear();
  for (const token of ['first', 'second']) {
    expect(refusalPage(form, answer, token)).toContain(`name="formToken" value="${token}"`);
  }
  expect(fillPage).toHaveBeenCalledTimes(1);
});

test('a request that takes us long is not cut off for its silence', async () => {
  const save = () =>
    new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error()), 1500));
  server = await startServer({timeouts: {...TIMEOUTS, silence: 300}, save});
  expect((await postJson(server, ENQUIRY)).status).toBe(500);
});
