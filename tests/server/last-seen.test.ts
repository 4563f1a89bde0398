import {look, type Seen} from '../../src/server/store/last-seen';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-05-01T10:00:00Z');

/** Looks at the clock at each of these days after the start. */
const after = (...days: readonly number[]) =>
  days.reduce<Seen>((seen, day) => look(seen, START + day * DAY), {seen: START});

test.each([
  ['runs on', [1, 2, 3]],
  ['was off for a weekend', [2]],
  ['is a little behind', [-1]],
])('a clock that %s is believed', (_how, days) => {
  expect(after(...days)).toEqual({seen: START + (days.at(-1) ?? 0) * DAY});
});

test.each([
  ['ahead', [400]],
  ['back', [-400]],
  ['ahead, and a little further', [400, 401, 402]],
  ['ahead, and again', [400, 800, 804]],
  ['ahead and back', [400, -400]],
])('a clock that was set %s is not believed', (_how, days) => {
  expect(after(...days)).toMatchObject({seen: START, jumped: {}});
});

test('a clock that was set right again is believed at once', () => {
  expect(after(400, 1)).toEqual({seen: START + DAY});
});

test('a clock that goes on from where it jumped to for days is believed', () => {
  expect(after(400, 401, 402, 403)).toEqual({seen: START + 403 * DAY});
});
