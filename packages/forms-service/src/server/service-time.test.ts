import {DAY_MS, countOn, type Clocks, type ServiceTime} from './service-time.ts';

const START = Date.parse('2026-05-01T10:00:00Z');
const HOUR_MS = 60 * 60 * 1000;

/** Counts on with clocks that show these hours since the start. */
function count(before: ServiceTime | undefined, now: number, up: number, boot = 'one') {
  const clocks: Clocks = {now: () => START + now * HOUR_MS, uptime: () => up * HOUR_MS, boot};
  const {time, fault} = countOn(before, clocks);
  return {time, hours: time.service / HOUR_MS, fault};
}

const first = count(undefined, 0, 5).time;

test('the first count is 0', () => {
  expect(first.service).toBe(0);
});

test.each([
  {what: 'a steady clock', now: 3, faulty: false},
  {what: 'a clock that is set a year ahead', now: 3 + 365 * 24, faulty: true},
  {what: 'a clock that is set a year back', now: 3 - 365 * 24, faulty: true},
])('while the machine runs, its uptime counts, with $what', ({now, faulty}) => {
  const {hours, fault} = count(first, now, 8);
  expect(hours).toBe(3);
  expect(fault !== undefined).toBe(faulty);
});

test.each([
  {what: 'an hour', now: 1, hours: 1, faulty: false},
  {what: 'thirty days', now: 30 * 24, hours: 30 * 24, faulty: false},
  {what: 'longer than any outage', now: 30 * 24 + 1, hours: 0, faulty: true},
  {what: 'negative', now: -1, hours: 0, faulty: true},
])('after a new start of the machine, the clock counts, unless the gap is $what', (row) => {
  const {hours, fault} = count(first, row.now, 0, 'two');
  expect(hours).toBe(row.hours);
  expect(fault !== undefined).toBe(row.faulty);
});

test('several servers count the same time, also beside one whose clock is wrong', () => {
  const started = count(first, 1, 0, 'two');
  expect(started.hours).toBe(1);
  const one = count(started.time, 2, 7);
  expect(one.hours).toBe(2);
  const wrong = count(one.time, 100, 1, 'two');
  expect([wrong.hours, wrong.fault !== undefined]).toEqual([2, true]);
  expect(count(wrong.time, 3, 8).hours).toBe(3);
});

test('machines that come and go do not fill the note', () => {
  let time = first;
  for (let boot = 0; boot < 100; boot += 1) time = count(time, boot, 0, `boot ${boot}`).time;
  expect(Object.keys(time.hosts)).toHaveLength(20);
  expect(time.service).toBe(99 * HOUR_MS);
  expect(time.service).toBeLessThan(30 * DAY_MS);
});
