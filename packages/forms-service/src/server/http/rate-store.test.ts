import {RateStore} from './rate-store.ts';

const MINUTE_MS = 60_000;

test('counts each client for a minute, and forgets the oldest of very many', () => {
  let now = 1000;
  const store = new RateStore(undefined, () => now);
  const count = (client: string) => {
    let result: {current: number; ttl: number} | undefined;
    store.incr(
      client,
      (_error, counted) => {
        result = counted;
      },
      MINUTE_MS,
    );
    return result;
  };
  expect(count('one')).toEqual({current: 1, ttl: MINUTE_MS});
  now += 1000;
  expect(count('one')).toEqual({current: 2, ttl: MINUTE_MS - 1000});
  expect(count('other')).toEqual({current: 1, ttl: MINUTE_MS});
  now += MINUTE_MS - 1000;
  expect(count('one')).toEqual({current: 1, ttl: MINUTE_MS});
  for (let client = 0; client < 4999; client += 1) count(`client ${client}`);
  expect(count('one')?.current).toBe(2);
  count('one more');
  expect(count('one')?.current).toBe(1);
});
