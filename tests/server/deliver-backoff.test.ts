import {ATTEMPTS, retryDelay} from '../../src/server/deliver/backoff';

const HOUR_MS = 60 * 60 * 1000;

const delays = (random: number) =>
  Array.from({length: ATTEMPTS - 1}, (_, index) => retryDelay(index + 1, () => random) ?? NaN);

test('the first retry comes after half a minute, each next one after twice as long', () => {
  expect(delays(0.5).slice(0, 5)).toEqual([30_000, 60_000, 120_000, 240_000, 480_000]);
});

test('no retry is later than six hours after the attempt before', () => {
  expect(Math.max(...delays(0.5))).toBe(6 * HOUR_MS);
});

test('the last attempt comes about three days after the first, after any weekend', () => {
  const sum = (random: number) => delays(random).reduce((total, delay) => total + delay, 0);
  expect(sum(0)).toBeGreaterThan(2.4 * 24 * HOUR_MS);
  expect(sum(0.5) / (24 * HOUR_MS)).toBeCloseTo(3.1, 1);
});

test('after the last attempt there is none, until an operator begins another round', () => {
  expect(retryDelay(ATTEMPTS)).toBeUndefined();
  expect(retryDelay(ATTEMPTS + 1, () => 0.5)).toBe(30_000);
  expect(retryDelay(2 * ATTEMPTS)).toBeUndefined();
});

test('what failed together comes back apart, by a fifth at most', () => {
  expect([retryDelay(1, () => 0), retryDelay(1, () => 1)]).toEqual([24_000, 36_000]);
});
