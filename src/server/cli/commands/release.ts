import {channelsOf} from '../../deliver/channels';
import type {Store, Submission} from '../../store/store';
import {NotPossibleError, UsageError, command} from '../command';
import {capital} from '../../../capital';
import {count} from '../count';
import {findSubmission} from '../open';

export const release = command({
  name: 'release',
  argument: '[ID]',
  summary: 'Lets a held submission go to its channels: it was no spam.',
  options: {
    all: {help: 'all that are held'},
  },
  notes: `Look first: "list --held", then "show ID". What is spam can stay: the purge deletes it in time.`,
  async run({open, argument: id, options: {all}, settings}) {
    if ((id === undefined) !== all) throw new UsageError('"release" needs one ID, or --all.');
    const store = await open('write');
    const channels = channelsOf(settings);
    const released: string[] = [];
    for (const {id: each, form, deliveries} of await chosen(store, id)) {
      // A shell may lack the server's settings: what the server meant to deliver counts as well.
      const meant = deliveries.map(({channel}) => channel);
      const to = [...new Set([...channels[form], ...meant])];
      if (await store.release(each, to)) released.push(each);
    }
    const sent = 'The running server delivers what is set up.';
    return {
      data: {released},
      text: `${capital(count(released.length, 'submission'))} released. ${sent}`,
    };
  },
});

async function chosen(
  store: Store,
  id: string | undefined,
): Promise<Array<Pick<Submission, 'id' | 'form' | 'deliveries'>>> {
  if (id !== undefined) {
    const submission = await findSubmission(store, id);
    if (submission.held) return [submission];
    throw new NotPossibleError(`Submission ${id} is not held, so there is nothing to release.`);
  }
  const held = [];
  // Read to the end first: releasing changes what the reading goes by.
  for await (const {id: each, form, deliveries, files} of store.all({held: true})) {
    // Somebody has to name it.
    if (files.every(({scan}) => scan !== 'infected')) held.push({id: each, form, deliveries});
  }
  return held;
}
