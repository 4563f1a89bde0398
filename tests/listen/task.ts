/** What a task is made of: data that says what a visitor does, and what must be heard. */
import type {Rule} from '../engines/front';
import type {Expected, Words} from './match';

export interface Task {
  /** Names its transcripts, and selects it on the command line. */
  id: string;
  /** What the visitor wants, as a heading. */
  title: string;
  /** Where the browser opens. */
  route: string;
  /** Width of the page, in CSS px. Default: 1280. */
  width?: 1280 | 375;
  /** `full`: a server without space for what the forms send. */
  server?: 'full';
  /** How some of the browser's requests are answered. */
  rules?: readonly Rule[];
  /** Called when the task runs, since the words are read from the built site. */
  steps: () => Step[];
}

/** A key by its X name (`Down`, `shift+Tab`), a text to type, or milliseconds without a key. */
export type Key = string | {type: string} | {pause: number};

export interface Step extends Expected {
  /** What the visitor does, as a heading of the transcript. */
  does: string;
  /** Pressed in this order; each is followed by silence. */
  keys: readonly Key[];
  /** The keys are pressed again and again until this is heard. It must be heard. */
  until?: Words;
  /** How often at most, with `until`. Default: 40. */
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

/** Returns a key as often as it is pressed. */
export const times = (count: number, key: Key): Key[] => Array<Key>(count).fill(key);
