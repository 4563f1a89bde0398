import type {SourceFile} from './files';
import type {Review} from './sources';

/**
 * missing: there is no translation; started: not called done yet; stale: English changed since it was done;
 * done: as English is now, not reviewed by a person; reviewed: done, and reviewed.
 */
export const STATES = ['missing', 'started', 'stale', 'done', 'reviewed'] as const;
export type State = (typeof STATES)[number];

export interface FileState {
  file: SourceFile;
  state: State;
  /** English words in each state; a page is in one state, a message file can be in several. */
  words: Record<State, number>;
  review?: Review;
}
