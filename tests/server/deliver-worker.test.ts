import {setTimeout as pause} from 'node:timers/promises';
import type {Deliver} from '../../src/server/deliver/channel';
import {HOLD_SCORE, StoreUnavailableError, type Store} from '../../src/server/store/store';
import {eventually} from './setup/eventually';
import {ENQUIRY} from './setup/forms';
import {DATABASES} from './setup/stores';
import {
  NEVER_MS,
  deliveriesOf,
  gatedChannel,
  openWorkplace,
  saveEnquiry,
  saveMany,
  type Becomes,
  type StartWorker,
} from './setup/worker';

describe.each(DATABASES)('with %s', (_name, makePlace) => {
  let store: Store;
  let start: StartWorker;
  let becomes: Becomes;
  let end: () => Promise<void>;
  beforeEach(async () => ({store, start, becomes, end} = await openWorkplace(makePlace)));
  afterEach(() => end());

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
    const ids = await saveMany(store, 20);
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
    const ids = await saveMany(store, 40);
    const took: string[] = [];
    const deliver: Deliver = async ({submission}) => void took.push(submission.id);
    start(deliver);
    start(deliver);
    for (const id of ids) await becomes(id, {state: 'done'});
    expect(took.sort()).toEqual(ids.sort());
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
      expect(worker.log.filter(({msg}) => msg === 'Delivered')).toMatchObject([{id: other}]);
    });

    test('one that is held waits until a person lets it go', async () => {
      const spam = {score: HOLD_SCORE, signals: ['honeypot']};
      const held = await store.save({
        form: 'contact',
        fields: {...ENQUIRY, name: 'Held'},
        spam,
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
});
