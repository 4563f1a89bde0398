/** Types of tasks: actions of a visitor, and expected speech. */
import type {Rule} from '../engines/proxy';
import type {Expected, Words} from './match';

export interface Task {
  /** Name of its transcripts, and on the command line. */
  id: string;
  /** Goal of the visitor, the heading of the transcript. */
  title: string;
  /** The page that the browser opens. */
  route: string;
  /** Width of the page, in CSS px. Default: 1280. */
  width?: 1280 | 375;
  /** `full`: a server without disk space for submissions. */
  server?: 'full';
  /** Answers for some of the browser's requests. */
  rules?: readonly Rule[];
  /** Called when the task runs, because it reads words from the built site. */
  steps: () => Step[];
}

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
