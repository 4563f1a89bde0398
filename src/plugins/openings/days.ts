/** Decides whether an opening is open. Dates are text such as `2027-04-30`; a day ends at midnight UTC. */
import {isIsoDate} from '@trendsoft/forms-service/validate';

/**
 * Returns the date for which the site is built: SITE_DATE or today (UTC).
 * @throws Error if SITE_DATE is not a date
 */
export function today(env: NodeJS.ProcessEnv = process.env): string {
  const day = env['SITE_DATE'] ?? new Date().toISOString().slice(0, 10);
  if (!isIsoDate(day)) {
    throw new Error(`SITE_DATE is ${day}; give a day such as 2026-11-21, or leave it out.`);
  }
  return day;
}

/** The front matter that decides when an opening ends. */
export interface OpeningEnd {
  /** Last day to apply; if undefined, the opening is listed until `closed`. */
  validThrough?: string | undefined;
  closed?: boolean | undefined;
}

/** Returns whether people can apply on a day, including the last day. */
export function isOpen({validThrough, closed = false}: OpeningEnd, day: string): boolean {
  return !closed && (validThrough === undefined || day <= validThrough);
}
