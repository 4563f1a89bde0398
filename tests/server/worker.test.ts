/** Deliveries: each once, a few at a time. */
import {setTimeout as pause} from 'node:timers/promises';
import type {Deliver} from '../../src/server/deliver/channel';
import {StoreUnavailableError, type Store} from '../../src/server/store/store';
import {eventually} from './setup/eventually';
import {ENQUIRY} from './setup/forms';
import {DATABASES} from './setup/stores';
import {deliveriesOf, saveEnquiry} from './setup/submissions';
import {NEVER_MS, gatedChannel, workplaceForEach} from './setup/worker';

describe.each(DATABASES)('with %s', (_name, makePlace) => {
  const workplace = workplaceForEach(makePlace);
  const {start, becomes} = workplace;
  let store: Store;
  beforeEach(() => ({store} = workplace));

  test('what waits goes to each of its channels once, and the log says so without data', async () => {
    const id = await saveEnquiry(store, ['mail', 'sheet']);
    const took: string[] = [];
    const channel =
      (name: string): Deliver =>
      async ({submission, attempt}) =>
        void took.push(`${name} ${submission.fields.name} ${attempt}`);
    const channels = {mail: channel('mail'), sheet: channel('sheet')};
    const {log} = start(channel('mail'), {channels});
    await eventually(() => expect(log).toHaveLength(2));
    expect(took.sort()).toEqual(['mail Asha Rao 1', 'sheet Asha Rao 1']);
    expect(await deliveriesOf(store, id)).toMatchObject([{state: 'done'}, {state: 'done'}]);
    for (const line of log)
      expect(line).toMatchObject({level: 30, id, attempt: 1, msg: 'Delivered'});
    for (const value of Object.values(ENQUIRY)) expect(JSON.stringify(log)).not.toContain(value);
  });

  test.each(['between two looks at the queue', 'during one'])(
    'a wake %s is not lost',
    async (when) => {
      let id = '';
      const fill = async () => {
        id = await saveEnquiry(store);
        worker.wake();
      };
      let claims = 0;
      const claim: Store['claim'] = async (...args) => {
        const found = await store.claim(...args);
        if ((claims += 1) === 1 && when === 'during one') await fill();
        return found;
      };
      const worker = start(async () => {}, {store: {...store, claim}, pollMs: NEVER_MS});
      await eventually(() => expect(claims).toBeGreaterThan(0));
      if (when !== 'during one') await fill();
      await eventually(() => expect(id).not.toBe(''));
      await becomes(id, {state: 'done'});
    },
  );

  test('it delivers a few at a time, and all in the end', async () => {
    const names = Array.from({length: 20}, (_, index) => `Company ${index}`);
    for (const companyName of names) await saveEnquiry(store, ['mail'], {companyName});
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
    await eventually(async () => expect(await store.counts()).toMatchObject({waiting: 0}));
    expect([most, new Set(begun).size, begun.length]).toEqual([3, 20, 20]);
  });

  test('what was erased after it was claimed, or has no channel here, is left alone', async () => {
    await saveEnquiry(store);
    const other = await saveEnquiry(store, ['mail', 'sheet'], {email: 'other@example.com'});
    const took: string[] = [];
    const claim: Store['claim'] = async (...args) => {
      const claims = await store.claim(...args);
      await store.erase(ENQUIRY.email);
      return claims;
    };
    const deliver: Deliver = async ({submission}) => void took.push(submission.id);
    const worker = start(deliver, {store: {...store, claim}});
    await eventually(async () => expect(await store.counts()).toMatchObject({waiting: 1}));
    await worker.stop();
    expect(took).toEqual([other]);
    const sheet = {channel: 'sheet', state: 'waiting', attempts: 0};
    expect(await deliveriesOf(store, other)).toMatchObject([{state: 'done'}, sheet]);
    const delivered = worker.log.filter(({msg}) => msg === 'Delivered');
    expect(delivered).toMatchObject([{id: other}]);
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
    const {log} = start(deliver, {store: unsteady});
    await eventually(() => expect([...refused].sort()).toEqual(['claim', 'delivered']));
    expect(await deliveriesOf(store, id)).toMatchObject([{state: 'waiting'}]);
    down = false;
    await becomes(id, {state: 'done', attempts: 1});
    await eventually(() =>
      expect(log.map(({level, msg}) => [level, msg])).toEqual([
        [50, 'The database does not answer: deliveries wait'],
        [30, 'The database answers again'],
        [30, 'Delivered'],
      ]),
    );
    expect(sent).toBe(1);
  });
});
