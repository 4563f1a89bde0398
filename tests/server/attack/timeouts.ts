/** Shorter waits, for who attacks by being slow. */
import {TIMEOUTS, type Timeouts} from '../../../src/server/timeouts';

export const SHORT: Timeouts = {
  ...TIMEOUTS,
  headers: 1500,
  request: 4000,
  silence: 2500,
  // Above two waits for a lock, one behind the other.
  response: 12_000,
  checkEvery: 100,
  farewell: 500,
  pace: {bytes: 4096, every: 1500},
};
