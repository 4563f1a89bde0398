/** Opens the store of the settings, and finds in it what a command was asked for. */
import {existsSync} from 'node:fs';
import {databasePath, openStore, type StoreLocation} from '../store/open';
import {StoreUnavailableError, type Store, type Submission} from '../store/store';
import {NotPossibleError, type Access} from './command';

const HINT = 'DATA_DIR or DATABASE_URL must be what the server uses (default: DATA_DIR=./data).';

/** @throws NotPossibleError when it is not there, or cannot be opened. */
export async function openExisting(location: StoreLocation, access: Access): Promise<Store> {
  refuseMissing(location);
  try {
    return await openStore(location, {
      readOnly: access === 'read',
      // Whoever only looks does not change the tables under a running server.
      migrate: access === 'write',
    });
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    throw new NotPossibleError(`${error.message}\n${HINT}`);
  }
}

/**
 * Else a mistyped DATA_DIR would become an empty database, with nobody to erase in it.
 * @throws NotPossibleError when there is no database file.
 */
export function refuseMissing(location: StoreLocation): void {
  if ('url' in location || existsSync(databasePath(location.dataDir))) return;
  throw new NotPossibleError(`There is no file ${databasePath(location.dataDir)}.\n${HINT}`);
}

/** @throws NotPossibleError when there is none. */
export async function findSubmission(store: Store, id: string): Promise<Submission> {
  const submission = await store.find(id);
  if (submission) return submission;
  throw new NotPossibleError(
    `There is no submission ${id} in ${store.location}. "list" shows those there are.`,
  );
}
