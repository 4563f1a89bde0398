/** Whether it is a day that exists, as in 2027-01-31: the thirtieth of February is none. */
export function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(value);
  return !isNaN(time) && new Date(time).toISOString().startsWith(value);
}
