/** The steps of a task: what a visitor does, and what the screen reader must say. */
import type {Expected, Words} from './match';

/** A key by its X name (`Down`, `shift+Tab`), a text to type, or milliseconds without a key. */
export type Key = string | {type: string} | {pause: number};

export interface Step extends Expected {
  /** Action of the visitor, a heading in the transcript. */
  does: string;
  /** Pressed in this order, each after silence. */
  keys: readonly Key[];
  /** Repeats the keys until this is heard. The step fails if it never is. */
  until?: Words;
  /** Maximum number of repetitions with `until`. Default: 40. */
  atMost?: number;
}

/** Returns a step: the action of the visitor, its keys, and the expected speech. */
export function step(
  does: string,
  keys: Key | readonly Key[],
  expected: Omit<Step, 'does' | 'keys'> = {},
): Step {
  return {does, keys: [keys].flat(), ...expected};
}

/** Returns a key `count` times. */
export const times = (count: number, key: Key): Key[] => Array<Key>(count).fill(key);
