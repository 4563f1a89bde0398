import {forEachForm} from '../../../forms/tables';
import {channelsOf} from '../../deliver/channels';
import type {Store} from '../../store/store';
import {NotPossibleError, UsageError, command} from '../command';
import {capital} from '../../../capital';
import {count} from '../count';
import {findSubmission} from '../open';

export const retry = command({
  name: 'retry',
  argument: '[ID]',
  summary: 'Sends again what could not be delivered.',
  options: {
    dead: {help: 'all deliveries that were given up'},
    all: {help: 'the same, and all deliveries to channels that were set up too late for them'},
  },
  notes: `With an ID: the deliveries of that submission that are not done, and those to channels that
were set up since. Held submissions are left alone: see "release".`,
  async run({open, argument, options: {dead, all}, settings}) {
    if ([argument !== undefined, dead, all].filter(Boolean).length !== 1) {
      throw new UsageError('"retry" needs one ID, or --dead, or --all.');
    }
    const store = await open('write');
    const id = argument === undefined ? undefined : await idOf(store, argument);
    const channels = dead ? forEachForm(() => []) : channelsOf(settings);
    const retried = await store.retry({...(id !== undefined && {id}), channels});
    if (retried === 0 && id !== undefined) {
      throw new NotPossibleError(
        `Submission ${id} has nothing left to deliver. "show ${id}" says what went where.`,
      );
    }
    const text = `${capital(count(retried, 'delivery', 'deliveries'))} due now; the running server sends them within seconds.`;
    return {data: {retried}, text};
  },
});

/** @throws NotPossibleError when it is held. */
async function idOf(store: Store, wanted: string): Promise<string> {
  const {id, held} = await findSubmission(store, wanted);
  if (!held) return id;
  throw new NotPossibleError(`Submission ${id} is held. Let it go with: release ${id}`);
}
