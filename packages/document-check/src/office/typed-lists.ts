/** Finds lists that were typed by hand: programs do not announce them as lists. */

/** A typed bullet, number or letter, and a space. Not a capital with a full stop, which may be an initial. */
const MARKER = /^\s*(?:([-–—•*·▪►✓✔✗➢➤○●■□◦‣⁃])|\(?(\d{1,2}|[a-z])[.)]|\(?([A-Z])\))\s+\S/u;

/** The bullet, number or letter before a line; empty if it has none. */
function markOf(line: string): string {
  const [, bullet, numberOrLetter, capital] = MARKER.exec(line) ?? [];
  return bullet ?? numberOrLetter ?? capital ?? '';
}

/** Whether a mark follows another: 3 follows 2, c follows b, and a bullet follows the same bullet. */
function continuesList(mark: string, previous: string): boolean {
  if (/^\d/.test(mark)) return Number(mark) === Number(previous) + 1;
  if (/[a-z]/i.test(mark)) return mark.charCodeAt(0) === previous.charCodeAt(0) + 1;
  return mark === previous;
}

/** Yields the first line of each list that was typed by hand. */
export function* handTypedLists(lines: readonly string[]): Generator<string> {
  let previous = '';
  let first = '';
  let count = 0;
  for (const line of lines) {
    const mark = markOf(line);
    const isNext = count > 0 && continuesList(mark, previous);
    if (mark === '') count = 0;
    else count = isNext ? count + 1 : 1;
    previous = mark;
    if (count === 1) first = line;
    if (count === 2) yield first;
  }
}
