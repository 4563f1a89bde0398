/** The data of a task: what a visitor does, and what must be heard. */
import type {Rule} from '../engines/front';
import type {Expected, Words} from './match';

export interface Task {
  /** Names its transcripts, and selects it on the command line. */
  id: string;
  /** What the visitor wants, as a heading. */
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
  /** What the visitor does, as a heading of the transcript. */
  does: string;
  /** Pressed in this order, each after silence. */
  keys: readonly Key[];
  /** Repeats the keys until this is heard. The step fails if it never is. */
  until?: Words;
  /** Most repetitions with `until`. Default: 40. */
  atMost?: number;
}

/** Returns a step: what the visitor does, the keys for it, and what must be heard. */
export function step(
  does: string,
  keys: Key | readonly Key[],
  expected: Omit<Step, 'does' | 'keys'> = {},
): Step {
  return {does, keys: [keys].flat(), ...expected};
}

/** Returns a key `count` times. */
export const times = (count: number, key: Key): Key[] => Array<Key>(count).fill(key);
