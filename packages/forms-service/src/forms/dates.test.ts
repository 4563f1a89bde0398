import {FIRST_DAY, deadlineError, earliestToday, localToday} from './dates.ts';

test.each([
  {now: '2026-11-28T11:59:00Z', earliest: '2026-11-27'},
  {now: '2026-11-28T12:00:00Z', earliest: '2026-11-28'},
  {now: '2027-01-01T00:30:00Z', earliest: '2026-12-31'},
])('at $now it is nowhere earlier than $earliest', ({now, earliest}) => {
  expect(earliestToday(new Date(now))).toBe(earliest);
});

test.each([
  {offset: -330, local: '2026-11-29'},
  {offset: 0, local: '2026-11-28'},
  {offset: 720, local: '2026-11-28'},
])('the date of a device $offset minutes behind UTC is its own', ({offset, local}) => {
  const now = new Date('2026-11-28T20:00:00Z');
  jest.spyOn(now, 'getTimezoneOffset').mockReturnValue(offset);
  expect(localToday(now)).toBe(local);
});

test.each([
  {day: '2026-11-28', error: undefined},
  {day: '2026-11-27', error: 'past'},
  {day: '0027-03-31', error: 'past'},
  {day: '2036-11-28', error: undefined},
  {day: '2036-11-29', error: 'tooFar'},
])('on 28 November 2026, a deadline of $day is $error', ({day, error}) => {
  expect(deadlineError(day, '2026-11-28')).toBe(error);
});

test.each([
  {day: '2025-12-31', error: 'past'},
  {day: FIRST_DAY, error: undefined},
  {day: '9999-12-31', error: undefined},
])(
  'without a clock, only days before the year of the first release are past: $day',
  ({day, error}) => {
    expect(deadlineError(day, null)).toBe(error);
  },
);
