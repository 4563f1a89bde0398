/** Finds what a command was asked for. */
import type {Store, Submission} from '../store/store';
import {NotPossibleError} from './command';

/** @throws NotPossibleError when there is none. */
export async function findSubmission(store: Store, id: string): Promise<Submission> {
  const submission = await store.find(id);
  if (submission) return submission;
  throw new NotPossibleError(
    `There is no submission ${id} in ${store.location}. "list" shows those there are.`,
  );
}
