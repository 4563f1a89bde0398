import type {Deliver} from '../../src/server/deliver/channel';
import type {Store} from '../../src/server/store/store';
import {eventually} from './setup/eventually';
import {DATABASES} from './setup/stores';
import {
  deliveriesOf,
  gatedChannel,
  openWorkplace,
  saveEnquiry,
  type StartWorker,
} from './setup/worker';

describe.each(DATABASES)('with %s', (_name, makePlace) => {
  let store: Store;
  let start: StartWorker;
  let end: () => Promise<void>;
  beforeEach(async () => ({store, start, end} = await openWorkplace(makePlace)));
  afterEach(() => end());

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
      const worker = start(deliver, {drainMs: 1, retryDelay: () => 1});
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
});
