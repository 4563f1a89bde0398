/** What Orca wrote in place of speaking; see orca/orca-customizations.py. */

/** One line of the file. */
export interface Entry {
  say?: string;
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

/** The words that were spoken, white space put right. */
export function spoken(entries: readonly Entry[]): string[] {
  return entries.flatMap(({say}) => (say === undefined ? [] : [say.replace(/\s+/g, ' ').trim()]));
}

/** How many keys Orca has dealt with. */
export function keysIn(entries: readonly Entry[]): number {
  return entries.filter(({key}) => key !== undefined).length;
}

/** Whether nothing waited in Orca's queue after the last word or key. */
export function isIdle(entries: readonly Entry[]): boolean {
  return entries.at(-1)?.idle === true;
}
