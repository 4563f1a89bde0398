/** Returns whether a value is a date that exists, in the format of date fields and front matter, such as `2027-04-30`. */
export function isIsoDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(value);
  // Date.parse turns 30 February into a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
