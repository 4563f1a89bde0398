/** Until when an opening lasts. A day is text such as `2027-04-30`, and ends at midnight UTC. */
import {isDay} from '../../day';

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
  /** Last day to apply; without it the opening is listed until it is closed. */
  validThrough?: string | undefined;
  closed?: boolean | undefined;
}

/** Whether one can still apply on that day: the last day to apply is one of them. */
export function isOpen({validThrough, closed = false}: End, day: string): boolean {
  return !closed && (validThrough === undefined || day <= validThrough);
}
