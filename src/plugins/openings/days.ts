/** Until when an opening stands. A day is text such as `2027-04-30`, and ends at midnight UTC. */

/** So many days before an opening ends, `npm run check` begins to say so. */
export const NOTICE_DAYS = 7;

const DAY_MS = 86_400_000;

/**
 * The day the site is built for: SITE_DATE where it is set, else today (UTC).
 * @throws Error when SITE_DATE is no day.
 */
export function today(env: NodeJS.ProcessEnv = process.env): string {
  const day = env['SITE_DATE'] ?? new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) {
    throw new Error(`SITE_DATE is ${day}; give a day such as 2026-11-21, or leave it out.`);
  }
  return day;
}

/** Whether one can still apply on that day: the last day to apply is one of them. */
export function isOpen(validThrough: string, day: string): boolean {
  return day <= validThrough;
}

/** What `npm run check` says of an opening: advice does not block, an error does. */
export interface Notice {
  level: 'advice' | 'error';
  message: string;
}

/**
 * Advice in the last week of an opening, the last day included; an error from the day after.
 * Before that, nothing. Each says what to do.
 *
 * @param validThrough last day to apply
 * @param day see `today`
 */
export function noticeOf(validThrough: string, day: string): Notice | undefined {
  const left = Math.round((Date.parse(validThrough) - Date.parse(day)) / DAY_MS);
  if (left > NOTICE_DAYS) return undefined;
  if (isOpen(validThrough, day)) {
    const when = left === 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`;
    return {
      level: 'advice',
      message:
        `This opening closes ${when} ('validThrough' is ${validThrough}). ` +
        "After that it leaves the list and search engines' job lists. " +
        "Still looking? Give 'validThrough' a later day.",
    };
  }
  return {
    level: 'error',
    message:
      `This opening closed on ${validThrough} ('validThrough') and is in no list any more. ` +
      "Still looking? Give 'validThrough' a later day. " +
      'Filled? Remove the page, its line in sidebars.ts and its <Opening> in pages/TrendSoft/Career.mdx.',
  };
}
