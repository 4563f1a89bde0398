/** Whether a value is a day of the calendar, such as `2027-04-30`: a browser sends one so, and pages are dated so. */
export function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(value);
  // The 30th of February is taken for a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
