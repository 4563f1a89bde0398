import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {DeliveryError, type Deliver} from '../../src/server/deliver/channel';
import {openStore} from '../../src/server/store/open';
import {HOLD_AT, StoreUnavailableError, type Store} from '../../src/server/store/store';
import {eventually} from './setup/eventually';
import {ENQUIRY} from './setup/forms';
import {
  deliveriesOf,
  gatedChannel,
  saveEnquiry,
  startTestWorker,
  type TestWorker,
} from './setup/worker';

/** Longer than any test. */
const NEVER_MS = 10 * 60 * 1000;

let folder: string;
let store: Store;
let workers: TestWorker[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deliver-'));
  store = await openStore({dataDir: folder});
  workers = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await store.close();
  await rm(folder, {recursive: true, force: true});
});

type Options = Partial<Parameters<typeof startTestWorker>[0]>;

function start(mail: Deliver, options: Options = {}): TestWorker {
  const worker = startTestWorker({store, channels: {mail}, ...options});
  workers.push(worker);
  return worker;
}

/** Waits until the delivery of a submission is like this. */
const becomes = (id: string, delivery: object) =>
  eventually(async () => expect(await deliveriesOf(store, id)).toMatchObject([delivery]));

const saveMany = (count: number) =>
  Promise.all(
    Array.from({length: count}, (_, index) =>
      saveEnquiry(store, ['mail'], {companyName: `Company ${index}`}),
    ),
  );

const retrySoon = {retryDelay: () => 1};

test('what waits goes to each of its channels once, and the log says so without data', async () => {
  const id = await saveEnquiry(store, ['mail', 'sheet']);
  const took: string[] = [];
  const channel =
    (name: string): Deliver =>
    async ({submission, attempt}) =>
      void took.push(`${name} ${submission.fields.name} ${attempt}`);
  const worker = start(channel('mail'), {
    channels: {mail: channel('mail'), sheet: channel('sheet')},
  });
  await eventually(() => expect(worker.log).toHaveLength(2));
  expect(took.sort()).toEqual(['mail Asha Rao 1', 'sheet Asha Rao 1']);
  expect(await deliveriesOf(store, id)).toMatchObject([{state: 'done'}, {state: 'done'}]);
  const line = {level: 30, id, attempt: 1, ms: expect.any(Number), msg: 'Delivered'};
  expect(worker.log).toEqual(
    expect.arrayContaining([
      expect.objectContaining({...line, channel: 'mail'}),
      expect.objectContaining({...line, channel: 'sheet'}),
    ]),
  );
  for (const value of Object.values(ENQUIRY)) expect(worker.printed()).not.toContain(value);
});

test('between looks at the queue, a wake is enough', async () => {
  let claims = 0;
  const claim: Store['claim'] = (...args) => {
    claims += 1;
    return store.claim(...args);
  };
  const worker = start(async () => {}, {store: {...store, claim}, pollMs: NEVER_MS});
  await eventually(() => expect(claims).toBe(1));
  const id = await saveEnquiry(store);
  worker.wake();
  await becomes(id, {state: 'done'});
  // One at the start and one for the wake: it never asks in vain.
  expect(claims).toBe(2);
});

test('a wake while it looks at the queue is not lost', async () => {
  let id = '';
  const claim: Store['claim'] = async (...args) => {
    const claims = await store.claim(...args);
    if (id === '') {
      id = await saveEnquiry(store);
      worker.wake();
    }
    return claims;
  };
  const worker = start(async () => {}, {store: {...store, claim}, pollMs: NEVER_MS});
  await eventually(() => expect(id).not.toBe(''));
  await becomes(id, {state: 'done'});
});

test('it delivers a few at a time, and all in the end', async () => {
  const ids = await saveMany(20);
  const {deliver, begun, open} = gatedChannel();
  let now = 0;
  let most = 0;
  const counted: Deliver = async (delivering) => {
    most = Math.max(most, (now += 1));
    await deliver(delivering);
    now -= 1;
  };
  const worker = start(counted, {concurrency: 3, pollMs: NEVER_MS});
  await eventually(() => expect(begun).toHaveLength(3));
  worker.wake();
  // Long enough for a fourth, were there one.
  await pause(200);
  open();
  for (const id of ids) await becomes(id, {state: 'done', attempts: 1});
  expect(most).toBe(3);
});

test('two workers share a queue, and nothing goes twice', async () => {
  const ids = await saveMany(40);
  const took: string[] = [];
  const deliver: Deliver = async ({submission}) => void took.push(submission.id);
  start(deliver);
  start(deliver);
  for (const id of ids) await becomes(id, {state: 'done'});
  expect(took.sort()).toEqual(ids.sort());
});

describe('a failure', () => {
  test('is tried again later, with the reason kept', async () => {
    const id = await saveEnquiry(store);
    const attempts: number[] = [];
    const deliver: Deliver = async ({attempt}) => {
      attempts.push(attempt);
      if (attempt === 1) throw new DeliveryError('SMTP: 451 4.3.0 to DATA');
    };
    let goOn = NEVER_MS;
    const worker = start(deliver, {retryDelay: () => goOn});
    await becomes(id, {state: 'waiting', attempts: 1, error: 'SMTP: 451 4.3.0 to DATA'});
    expect(worker.log).toMatchObject([
      {level: 40, id, channel: 'mail', attempt: 1, error: 'SMTP: 451 4.3.0 to DATA'},
    ]);
    goOn = 1;
    const channels = {contact: ['mail'], careers: []} as const;
    expect(await store.retry({id, channels})).toBe(1);
    await becomes(id, {state: 'done'});
    expect(attempts).toHaveLength(2);
  });

  test('comes back after the time that the backoff says', async () => {
    const id = await saveEnquiry(store);
    const asked: number[] = [];
    const retryDelay = (attempt: number) => {
      asked.push(attempt);
      return 1;
    };
    const deliver: Deliver = async ({attempt}) => {
      if (attempt < 3) throw new DeliveryError('Not yet');
    };
    start(deliver, {retryDelay});
    await becomes(id, {state: 'done', attempts: 3});
    expect(asked).toEqual([1, 2]);
  });

  test('is given up after the last attempt, and an operator can bring it back', async () => {
    const id = await saveEnquiry(store);
    let works = false;
    const deliver: Deliver = async () => {
      if (!works) throw new DeliveryError('SMTP: 550 5.1.1 to RCPT TO');
    };
    const retryDelay = (attempt: number) => (attempt < 3 ? 1 : undefined);
    const worker = start(deliver, {retryDelay});
    await becomes(id, {state: 'dead', attempts: 3, error: 'SMTP: 550 5.1.1 to RCPT TO'});
    await eventually(() => expect(worker.log.at(-1)).toMatchObject({level: 50, attempt: 3}));
    works = true;
    await store.retry({channels: {contact: ['mail'], careers: []}});
    await becomes(id, {state: 'done'});
  });

  test.each([
    [Object.assign(new Error('550 <asha@example.com> unknown'), {code: 'EENVELOPE'}), 'EENVELOPE'],
    [new TypeError('Asha Rao is not a function'), 'TypeError'],
    [Object.assign(new Error('x'), {code: 'asha@example.com', name: 'Asha Rao'}), 'Unknown error'],
    ['asha@example.com', 'Unknown error'],
    [undefined, 'Unknown error'],
  ])('that may quote a visitor is told by its code alone', async (thrown, error) => {
    const id = await saveEnquiry(store);
    const deliver: Deliver = async () => {
      throw thrown as Error;
    };
    const worker = start(deliver, {retryDelay: () => NEVER_MS});
    await becomes(id, {state: 'waiting', error});
    await eventually(() => expect(worker.log).toHaveLength(1));
    expect(worker.printed()).not.toMatch(/asha/i);
  });

  test('of a channel that is not set up here is no loss', async () => {
    const id = await saveEnquiry(store, ['sheet']);
    const worker = start(async () => {}, {retryDelay: () => NEVER_MS});
    await becomes(id, {channel: 'sheet', state: 'waiting', error: 'This channel is not set up'});
    await worker.stop();
  });
});

describe('time', () => {
  test('an attempt ends before its lease, and makes room, even if the channel hangs', async () => {
    const id = await saveEnquiry(store);
    const signals: AbortSignal[] = [];
    const deliver: Deliver = ({signal, attempt}) => {
      signals.push(signal);
      return attempt === 1 ? new Promise(() => {}) : Promise.resolve();
    };
    const worker = start(deliver, {leaseMs: 400, concurrency: 1, ...retrySoon});
    await becomes(id, {state: 'done', attempts: 2});
    expect(signals.map(({aborted}) => aborted)).toEqual([true, false]);
    expect(worker.log[0]).toMatchObject({level: 40, error: 'No answer in time'});
  });

  test('a worker that died loses what it had to another', async () => {
    const id = await saveEnquiry(store);
    const [claim] = await store.claim(1, 50);
    start(async () => {});
    await becomes(id, {state: 'done', attempts: 2});
    expect(await store.delivered(claim!)).toBe(false);
  });

  test('a worker that was too slow notices that it lost its lease', async () => {
    const id = await saveEnquiry(store);
    let settle = () => {};
    const settled = new Promise<void>((resolve) => (settle = resolve));
    const delivered: Store['delivered'] = async (claim) => {
      await settled;
      return store.delivered(claim);
    };
    const slow = start(async () => {}, {store: {...store, delivered}, leaseMs: 100});
    await becomes(id, {attempts: 1});
    start(async () => {});
    await becomes(id, {state: 'done', attempts: 2});
    settle();
    await eventually(() => {
      expect(slow.log).toMatchObject([{level: 40, id, msg: expect.stringContaining('no longer')}]);
    });
    expect(await deliveriesOf(store, id)).toMatchObject([{state: 'done', attempts: 2}]);
  });
});

describe('what must not go out', () => {
  test('an enquiry that was erased after it was claimed is passed over in silence', async () => {
    await saveEnquiry(store);
    const other = await saveEnquiry(store, ['mail'], {email: 'other@example.com'});
    const took: string[] = [];
    const claim: Store['claim'] = async (...args) => {
      const claims = await store.claim(...args);
      await store.erase(ENQUIRY.email);
      return claims;
    };
    const deliver: Deliver = async ({submission}) => void took.push(submission.id);
    const worker = start(deliver, {store: {...store, claim}});
    await becomes(other, {state: 'done'});
    await worker.stop();
    expect(took).toEqual([other]);
    expect(worker.log).toMatchObject([{id: other}]);
  });

  test('one that is held waits until a person lets it go', async () => {
    const suspicion = {score: HOLD_AT, signs: ['honeypot']};
    const held = await store.save({
      form: 'contact',
      fields: {...ENQUIRY, name: 'Held'},
      suspicion,
      channels: ['mail'],
    });
    const id = 'id' in held ? held.id : '';
    const other = await saveEnquiry(store);
    const took: string[] = [];
    start(async ({submission}) => void took.push(submission.id));
    await becomes(other, {state: 'done'});
    expect(took).toEqual([other]);
    expect(await store.release(id, ['mail'])).toBe(true);
    await becomes(id, {state: 'done'});
  });
});

test('while the database does not answer it waits, says so once, and sends nothing twice', async () => {
  let down = false;
  const refused = new Set<string>();
  const through =
    <Args extends unknown[], Result>(name: string, work: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      if (!down) return work(...args);
      refused.add(name);
      throw new StoreUnavailableError('connection refused');
    };
  const unsteady = {
    ...store,
    claim: through('claim', store.claim),
    delivered: through('delivered', store.delivered),
  };
  const id = await saveEnquiry(store);
  let sent = 0;
  const deliver: Deliver = async () => {
    sent += 1;
    down = true;
  };
  const worker = start(deliver, {store: unsteady});
  await eventually(() => expect([...refused].sort()).toEqual(['claim', 'delivered']));
  expect(await deliveriesOf(store, id)).toMatchObject([{state: 'waiting'}]);
  down = false;
  await becomes(id, {state: 'done', attempts: 1});
  await eventually(() =>
    expect(worker.log.map(({level, msg}) => [level, msg])).toEqual([
      [50, 'The database does not answer: deliveries wait'],
      [30, 'The database answers again'],
      [30, 'Delivered'],
    ]),
  );
  expect(sent).toBe(1);
});

describe('a stop', () => {
  test('waits for what is under way, and takes nothing on', async () => {
    const id = await saveEnquiry(store);
    const {deliver, begun, open} = gatedChannel();
    const worker = start(deliver);
    await eventually(() => expect(begun).toEqual([id]));
    let stopped = false;
    const stopping = worker.stop().then(() => (stopped = true));
    const later = await saveEnquiry(store, ['mail'], {companyName: 'Later'});
    worker.wake();
    await new Promise(setImmediate);
    expect(stopped).toBe(false);
    open();
    await stopping;
    expect(await deliveriesOf(store, id)).toMatchObject([{state: 'done'}]);
    expect(await deliveriesOf(store, later)).toMatchObject([{state: 'waiting', attempts: 0}]);
  });

  test('does not wait for ever: the next start tries again', async () => {
    const id = await saveEnquiry(store);
    let begun = false;
    const deliver: Deliver = () => {
      begun = true;
      return new Promise(() => {});
    };
    const worker = start(deliver, {drainMs: 1, ...retrySoon});
    await eventually(() => expect(begun).toBe(true));
    await worker.stop();
    const [delivery] = await deliveriesOf(store, id);
    expect(delivery).toMatchObject({state: 'waiting', error: 'The server stopped'});
  });

  test('closes the connections of the channels', async () => {
    const close = jest.fn();
    const worker = start(Object.assign(async () => {}, {close}));
    await worker.stop();
    expect(close).toHaveBeenCalledTimes(1);
  });
});
