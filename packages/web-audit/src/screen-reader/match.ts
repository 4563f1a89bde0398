/** Compares what Orca said with what a step expects. */

/** A phrase, matched without regard to case or white space, or a pattern. */
export type Words = string | RegExp;

export interface Expected {
  /** Each must be heard, in this order. */
  hears?: readonly Words[];
  /** Each must be heard exactly once, in any order. */
  once?: readonly Words[];
  /** None may be heard. */
  never?: readonly Words[];
}

export function countOf({hears = [], once = [], never = []}: Expected): number {
  return hears.length + once.length + never.length;
}

/** Returns words as a report shows them. */
export function nameOf(words: Words): string {
  return typeof words === 'string' ? `“${words}”` : String(words);
}

export function isHeard(words: Words, heard: readonly string[]): boolean {
  return timesHeard(words, joined(heard)) > 0;
}

/** Returns whether everything expected was heard, in any order. */
export function isAllHeard({hears = [], once = []}: Expected, heard: readonly string[]): boolean {
  return [...hears, ...once].every((words) => isHeard(words, heard));
}

/** Returns a sentence for each failed check. */
export function failuresIn(expected: Expected, heard: readonly string[]): string[] {
  const {hears = [], once = [], never = []} = expected;
  const line = joined(heard);
  const repeated = once.flatMap((words) => {
    const times = timesHeard(words, line);
    return times === 1 ? [] : [`${nameOf(words)} must be heard once, was heard ${times} times`];
  });
  const forbidden = never.filter((words) => timesHeard(words, line) > 0);
  return [
    ...outOfOrder(hears, line),
    ...repeated,
    ...forbidden.map((words) => `${nameOf(words)} must not be heard`),
  ];
}

/** Joins utterances, since a phrase may continue in the next one. Leaves out Firefox's echoes (see orca/). */
function joined(heard: readonly string[]): string {
  const lines = heard.filter((line) => !line.startsWith('(again) '));
  return lines.join(' ').replace(/\s+/g, ' ');
}

/** Searches for each phrase after the end of the previous one. */
function outOfOrder(hears: readonly Words[], line: string): string[] {
  let rest = line;
  return hears.flatMap((words) => {
    const [found] = rest.matchAll(patternOf(words));
    if (found) {
      rest = rest.slice(found.index + found[0].length);
      return [];
    }
    const isLate = timesHeard(words, line) > 0;
    return [`${nameOf(words)} was ${isLate ? 'heard out of order' : 'not heard'}`];
  });
}

function timesHeard(words: Words, line: string): number {
  return [...line.matchAll(patternOf(words))].length;
}

/** Matches a phrase as whole words: “Name” is not in “Company names”. */
function patternOf(words: Words): RegExp {
  if (typeof words !== 'string') return new RegExp(words, `${words.flags.replace('g', '')}g`);
  const phrase = words
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${phrase}(?![\\p{L}\\p{N}])`, 'giu');
}
