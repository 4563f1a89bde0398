import {EventEmitter} from 'node:events';
import type {IncomingMessage} from 'node:http';
import {setTimeout as pause} from 'node:timers/promises';
import {watchArrival} from '../../src/server/forms/arrival';
import {TIMEOUTS} from '../../src/server/timeouts';

const EVERY_MS = 5;

/** What becomes of an upload of which nothing comes any more. */
async function waitFor(arrived: {complete: boolean}) {
  const request = Object.assign(new EventEmitter(), arrived) as unknown as IncomingMessage;
  const pace = {bytes: 1000, every: EVERY_MS};
  const arrival = watchArrival(request, 1_000_000, {...TIMEOUTS, pace});
  const waited = pause(20 * EVERY_MS, 'waited for');
  const end = await Promise.race([arrival.refused, waited]).catch((problem: unknown) => problem);
  arrival.end();
  return end;
}

test('an upload that has stopped is refused, but not one that has come whole', async () => {
  expect(await waitFor({complete: false})).toMatchObject({statusCode: 408});
  expect(await waitFor({complete: true})).toBe('waited for');
});
