/** @jest-environment jsdom */
import '../../../tests/setup/jsdom';
import {FIRST_DAY, LAST_DAY, type Values} from '@trendsoft/forms-service/validate';
import {quote} from '../../forms/tables';
import {validateByServerClock} from './validateByServerClock';

const NOON = 'T12:00:00Z';
const SERVER = '2027-11-28';

/** Returns the error of a deadline, and how often the server was asked. @param device date of the visitor's clock */
async function judge(day: string, device: string, answer?: Record<string, string>) {
  jest.useFakeTimers({now: new Date(device + NOON), doNotFake: ['performance']});
  const fetched = jest.fn(async () => {
    if (!answer) throw new TypeError('Failed to fetch');
    return {headers: new Headers(answer)};
  });
  globalThis.fetch = fetched as unknown as typeof fetch;
  const values: Values = {neededBy: day};
  const {neededBy} = await validateByServerClock(quote, values, {});
  jest.useRealTimers();
  return {error: neededBy, asked: fetched.mock.calls.length};
}

const answerOn = (day: string) => ({Date: new Date(day + NOON).toUTCString()});

test.each([
  {what: 'right', device: SERVER, day: '2027-11-27', error: 'neededByPast', asked: 1},
  {what: 'right', device: SERVER, day: '2027-12-24', error: undefined, asked: 0},
  {what: 'a year ahead', device: '2028-11-28', day: '2027-12-24', error: undefined, asked: 1},
  {what: 'a year behind', device: '2026-11-28', day: '2037-06-30', error: undefined, asked: 1},
  {
    what: 'a year behind',
    device: '2026-11-28',
    day: '2037-12-24',
    error: 'neededByTooFar',
    asked: 1,
  },
  {what: 'of 1970', device: '1970-01-01', day: '2027-12-24', error: undefined, asked: 1},
])(
  'on a device whose clock is $what, $day has the error $error',
  async ({device, day, error, asked}) => {
    expect(await judge(day, device, answerOn(SERVER))).toEqual({error, asked});
  },
);

test('a date from a cache counts with its age', async () => {
  const cached = {...answerOn('2027-11-20'), Age: String(8 * 24 * 60 * 60)};
  expect((await judge('2027-11-27', SERVER, cached)).error).toBe('neededByPast');
});

test.each([
  {what: 'does not answer', answer: undefined},
  {what: 'states no date', answer: {}},
])('a server that $what rejects nothing but what no clock allows', async ({answer}) => {
  expect((await judge('2027-03-31', SERVER, answer)).error).toBeUndefined();
  expect((await judge(LAST_DAY, SERVER, answer)).error).toBeUndefined();
  expect((await judge('0027-03-31', FIRST_DAY, answer)).error).toBe('neededByPast');
});
