/** Compares what was said with what a step expects. */
import {isEcho} from './speech';

/** A phrase, whatever its case and white space, or a pattern. */
export type Words = string | RegExp;

export interface Expected {
  hears?: readonly Words[];
  once?: readonly Words[];
  never?: readonly Words[];
}

/** How many expectations there are. */
export function countOf({hears = [], once = [], never = []}: Expected): number {
  return hears.length + once.length + never.length;
}

/** How a report names the words. */
export function nameOf(words: Words): string {
  return typeof words === 'string' ? `“${words}”` : String(words);
}

/** Everything said but echoes, in one line: a phrase may go on in the next utterance. */
export function inOneLine(said: readonly string[]): string {
  const lines = said.filter((line) => !isEcho(line));
  return lines.join(' ').replace(/\s+/g, ' ');
}

/** Whether words were heard at all. */
export function isHeard(words: Words, said: readonly string[]): boolean {
  return timesHeard(words, inOneLine(said)) > 0;
}

/** What must be heard and was not, at all or not yet. */
export function missingIn(expected: Expected, said: readonly string[]): readonly Words[] {
  const {once = [], hears = []} = expected;
  return [...hears, ...once].filter((words) => !isHeard(words, said));
}

/**
 * @param said utterances of one step, in order
 * @returns one sentence for each expectation that does not hold
 */
export function brokenIn(expected: Expected, said: readonly string[]): string[] {
  const {once = [], never = [], hears = []} = expected;
  const line = inOneLine(said);
  return [
    ...outOfOrder(hears, line),
    ...once.flatMap((words) => {
      const times = timesHeard(words, line);
      return times === 1 ? [] : [`${nameOf(words)} must be heard once, was heard ${times} times`];
    }),
    ...never
      .filter((words) => timesHeard(words, line) > 0)
      .map((words) => `${nameOf(words)} must not be heard`),
  ];
}

/** Each is looked for after the end of the one before it. */
function outOfOrder(hears: readonly Words[], line: string): string[] {
  let rest = line;
  return hears.flatMap((words) => {
    const found = patternOf(words).exec(rest);
    if (found) {
      rest = rest.slice(found.index + found[0].length);
      return [];
    }
    const late = timesHeard(words, line) > 0;
    return [`${nameOf(words)} was ${late ? 'heard out of order' : 'not heard'}`];
  });
}

function timesHeard(words: Words, line: string): number {
  return [...line.matchAll(patternOf(words))].length;
}

/** A new one each time: a pattern that looks for all remembers where it is. */
function patternOf(words: Words): RegExp {
  if (typeof words === 'string') return phrase(words);
  return new RegExp(words.source, `${words.flags.replace('g', '')}g`);
}

/** Matches a phrase as whole words: “Name” is not in “Company names”. */
function phrase(words: string): RegExp {
  const escaped = words
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
}
