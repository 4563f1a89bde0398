/** A typed bullet, number or letter, and a space. Not a capital with a full stop, which may be an initial. */
const MARKER = /^\s*(?:([-–—•*·▪►✓✔✗➢➤○●■□◦‣⁃])|\(?(\d{1,2}|[a-z])[.)]|\(?([A-Z])\))\s+\S/u;

/** Returns whether a mark follows another: 3 follows 2, c follows b, and a bullet follows the same bullet. */
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
    const [, bullet, numberOrLetter, capital] = MARKER.exec(line) ?? [];
    const mark = bullet ?? numberOrLetter ?? capital ?? '';
    if (mark === '') count = 0;
    else if (count > 0 && continuesList(mark, previous)) count += 1;
    else count = 1;
    previous = mark;
    if (count === 1) first = line;
    if (count === 2) yield first;
  }
}
