/** Dates that a form asks for. */

/** No day before the year of the first release is in the future, whatever a clock says. */
export const FIRST_DAY = '2026-01-01';
/** Browsers then offer four digits for the year. */
export const LAST_DAY = '9999-12-31';

/** Greatest number of years from today to a date that is not a slip of the keyboard. */
const MAX_YEARS = 10;

const HOUR_MS = 60 * 60 * 1000;
/** The time zone in which a day begins last is UTC−12. */
const LATEST_ZONE_HOURS = 12;

/** Returns today's date where it is earliest. A visitor anywhere may still have this date. */
export function earliestToday(now = new Date()): string {
  return new Date(now.getTime() - LATEST_ZONE_HOURS * HOUR_MS).toISOString().slice(0, 10);
}

/** Returns today's date in the time zone of this device. */
export function localToday(now = new Date()): string {
  const minutes = now.getTimezoneOffset();
  return new Date(now.getTime() - (minutes * HOUR_MS) / 60).toISOString().slice(0, 10);
}

/**
 * Returns why a day cannot be a deadline; undefined if it can.
 * @param day such as 2027-03-31
 * @param today null if no clock can be trusted
 */
export function deadlineError(day: string, today: string | null): 'past' | 'tooFar' | undefined {
  if (day < (today ?? FIRST_DAY)) return 'past';
  if (today === null) return undefined;
  const year = Number(today.slice(0, 4)) + MAX_YEARS;
  return day > `${year}${today.slice(4)}` ? 'tooFar' : undefined;
}

/** Returns whether a value is a date that exists, in the format of date fields, such as `2027-04-30`. */
export function isIsoDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(value);
  // Date.parse turns 30 February into a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
