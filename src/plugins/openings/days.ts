/** Until when an opening stands. A day is text such as `2027-04-30`, and ends at midnight UTC. */
import {isDay} from '../../day';

/** So many days before an opening ends, `npm run check` begins to say so. */
const NOTICE_DAYS = 7;

const DAY_MS = 86_400_000;

/**
 * The day the site is built for: SITE_DATE where it is set, else today (UTC).
 * @throws Error when SITE_DATE is no day.
 */
export function today(env: NodeJS.ProcessEnv = process.env): string {
  const day = env['SITE_DATE'] ?? new Date().toISOString().slice(0, 10);
  if (!isDay(day)) {
    throw new Error(`SITE_DATE is ${day}; give a day such as 2026-11-21, or leave it out.`);
  }
  return day;
}

/** What the top of an opening's page says of its end. */
export interface End {
  /** Last day to apply; without it the opening stands until it is closed. */
  validThrough?: string | undefined;
  closed?: boolean | undefined;
}

/** Whether one can still apply on that day: the last day to apply is one of them. */
export function isOpen({validThrough, closed = false}: End, day: string): boolean {
  return !closed && (validThrough === undefined || day <= validThrough);
}

/**
 * What `npm run check` advises on an opening whose last day comes near, or has passed: no more than
 * advice, since other people's changes must not wait for it.
 *
 * @param day see `today`
 */
export function noticeOf({validThrough, closed}: End, day: string): string | undefined {
  if (closed || validThrough === undefined) return undefined;
  const left = Math.round((Date.parse(validThrough) - Date.parse(day)) / DAY_MS);
  if (left > NOTICE_DAYS) return undefined;
  const when = left === 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`;
  return left >= 0
    ? `This opening closes ${when} ('validThrough' is ${validThrough}). After that it leaves the list and search engines' job lists. Still looking? Give 'validThrough' a later day, or take the line out`
    : `This opening closed on ${validThrough} ('validThrough') and is in no list any more. Still looking? Give 'validThrough' a later day, or take the line out. Filled? Leave it, or run npm run remove with this page`;
}
