/** Numbers in sentences. */

const ENGLISH = new Intl.NumberFormat('en');

/** Such as "1 submission", "2,000 submissions", "no deliveries". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number === 0 ? 'no' : ENGLISH.format(number)} ${number === 1 ? one : many}`;
}
