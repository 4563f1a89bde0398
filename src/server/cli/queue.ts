/** `retry` and `release`. */
import {capital} from '../../capital';
import {forEachForm} from '../../forms/tables';
import {channelsOf} from '../deliver/channels';
import type {Store, Submission} from '../store/store';
import {NotPossibleError, UsageError, count, findSubmission, type Command} from './command';

export const retry: Command = {
  usage: 'retry ID | --dead | --all [--json]',
  summary:
    'Delivers again what was given up (--dead), or also to channels set up since (ID, --all).',
  options: ['dead', 'all', 'json'],
  argument: 'optional',
  async run({open, log, argument, options: {dead = false, all = false}, settings}) {
    if ([argument !== undefined, dead, all].filter(Boolean).length !== 1) {
      throw new UsageError('"retry" needs one ID, or --dead, or --all.');
    }
    const store = await open('write');
    const id = argument === undefined ? undefined : await idOf(store, argument);
    log(id === undefined ? [] : [id]);
    const channels = dead ? forEachForm(() => []) : channelsOf(settings);
    const retried = await store.retry({...(id !== undefined && {id}), channels});
    if (retried === 0 && id !== undefined) {
      throw new NotPossibleError(
        `Submission ${id} has nothing left to deliver. "show ${id}" says what went where.`,
      );
    }
    const due = capital(count(retried, 'delivery', 'deliveries'));
    return {
      data: {retried},
      text: `${due} due now; the running server sends them within seconds.`,
    };
  },
};

/** @throws NotPossibleError when it is held. */
async function idOf(store: Store, wanted: string): Promise<string> {
  const {id, held} = await findSubmission(store, wanted);
  if (!held) return id;
  throw new NotPossibleError(`Submission ${id} is held. Release it with: release ${id}`);
}

export const release: Command = {
  usage: 'release ID | --all [--json]',
  summary: 'Delivers a held submission, or all without a virus: it was no spam.',
  options: ['all', 'json'],
  argument: 'optional',
  async run({open, log, argument: id, options: {all = false}, settings}) {
    if ((id === undefined) !== all) throw new UsageError('"release" needs one ID, or --all.');
    const store = await open('write');
    const chosen = id === undefined ? await heldWithoutVirus(store) : [await heldOne(store, id)];
    log(chosen.map((submission) => submission.id));
    const channels = channelsOf(settings);
    const released: string[] = [];
    for (const {id: each, form} of chosen) {
      if (await store.release(each, channels[form])) released.push(each);
    }
    const text = `${capital(count(released.length, 'submission'))} released. The running server delivers.`;
    return {data: {released}, text};
  },
};

async function heldOne(store: Store, id: string): Promise<Submission> {
  const submission = await findSubmission(store, id);
  if (submission.held) return submission;
  throw new NotPossibleError(`Submission ${id} is not held, so there is nothing to release.`);
}

async function heldWithoutVirus(store: Store): Promise<Submission[]> {
  const held: Submission[] = [];
  for await (const submission of store.all({held: true})) {
    // One with a virus has to be named.
    if (submission.files.every(({scan}) => scan !== 'infected')) held.push(submission);
  }
  return held;
}
