/** What a task is made of: data that says what a visitor does, and what must be heard. */
import type {Rule} from '../engines/front';
import type {Words} from './match';

export interface Task {
  /** Names its transcripts; also how the command line picks it. */
  id: string;
  /** What the visitor wants, as a heading. */
  title: string;
  /** Where the browser opens. */
  route: string;
  /** Width of the page, in CSS px. 1280 unless told. */
  width?: 1280 | 375;
  /** `full`: a server that has no space for what the forms send. */
  server?: 'full';
  /** What becomes of some of the browser's requests. */
  rules?: readonly Rule[];
  /** Built when the task runs: the words are read from the built site. */
  steps: () => Step[];
}

/** @see Task.width */
export const widthOf = ({width = 1280}: Task): number => width;

/** A key by its X name, `Down`, `shift+Tab`; a text to type; or so many milliseconds without a key. */
export type Key = string | {type: string} | {pause: number};

export interface Step {
  /** What the visitor does, as a transcript's heading. */
  does: string;
  /** In this order; each is followed by silence. */
  keys: readonly Key[];
  /** The keys are pressed again and again until this is heard. It must be heard. */
  until?: Words;
  /** How often at most, with `until`. 40 unless told. */
  atMost?: number;
  /** Each must be heard, in this order. */
  hears?: readonly Words[];
  /** Each must be heard exactly once, in any order. */
  once?: readonly Words[];
  /** None may be heard. */
  never?: readonly Words[];
}
