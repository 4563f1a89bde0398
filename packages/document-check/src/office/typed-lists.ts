/** Finds lists that were typed by hand. */

/** A typed bullet or number, followed by a space. Not a capital with a full stop, which is an initial. */
const MARK = /^\s*(?:([-–—•*·▪►✓✔✗➢➤○●■□◦‣⁃])|\(?(\d{1,2}|[a-z])[.)]|\(?([A-Z])\))\s+\S/u;

const isNext = (mark: string, before: string): boolean =>
  /^\d/.test(mark)
    ? Number(mark) === Number(before) + 1
    : /[a-z]/i.test(mark)
      ? mark.charCodeAt(0) === before.charCodeAt(0) + 1
      : mark === before;

/** Yields the first line of each typed list. */
export function* typedLists(lines: readonly string[]): Generator<string> {
  let before = '';
  let first = '';
  let count = 0;
  for (const line of lines) {
    const [, bullet, number, capital] = MARK.exec(line) ?? [];
    const mark = bullet ?? number ?? capital ?? '';
    count = mark === '' ? 0 : count > 0 && isNext(mark, before) ? count + 1 : 1;
    before = mark;
    if (count === 1) first = line;
    if (count === 2) yield first;
  }
}
