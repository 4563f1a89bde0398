/** What Orca wrote in place of speaking; see orca/orca-customizations.py. */

/** One line of the file. */
export interface Entry {
  say?: string;
  /** Said again by no doing of the page. */
  echo?: string;
  stop?: true;
  key?: string;
  idle?: true;
}

/** @param text whole lines of the file */
export function parseEntries(text: string): Entry[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);
}

/** The words that were spoken, white space put right; an echo is marked. */
export function spoken(entries: readonly Entry[]): string[] {
  return entries.flatMap(({say, echo}) => {
    const words = (say ?? echo)?.replace(/\s+/g, ' ').trim();
    return words === undefined ? [] : [say === undefined ? `${ECHO}${words}` : words];
  });
}

const ECHO = '(again) ';

/** Whether a line of speech is an echo. */
export function isEcho(line: string): boolean {
  return line.startsWith(ECHO);
}

/** How many keys Orca has dealt with. */
export function keysIn(entries: readonly Entry[]): number {
  return entries.filter(({key}) => key !== undefined).length;
}

/** Whether nothing waited in Orca's queue after the last word or key. */
export function isIdle(entries: readonly Entry[]): boolean {
  return entries.at(-1)?.idle === true;
}
