import {fuzzForms} from './fuzz/run';

/** `npm test -- fuzz` sends 20,000, and others each time. */
const REQUESTS = 600;
const SEED = 20_260_501;

test(`${REQUESTS} random requests meet no fault of ours`, async () => {
  const {requests, statuses, stored, leftovers, invalid} = await fuzzForms(REQUESTS, SEED);
  expect(requests).toBe(REQUESTS);
  expect(leftovers).toEqual([]);
  expect(invalid).toEqual([]);
  // Random, but not so random that nothing would get through, or nothing be refused.
  expect(stored).toBeGreaterThan(10);
  for (const status of [200, 400, 403, 405, 413, 415, 422]) {
    expect([status, statuses[status]]).toEqual([status, expect.any(Number)]);
  }
}, 120_000);
