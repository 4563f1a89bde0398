/** The commands that change submissions: `retry`, `release`, `erase`, `purge`. */
import {createInterface} from 'node:readline';
import {forEachForm} from '../../forms/tables';
import {channelsOf} from '../deliver/channel';
import {DAY_MS, findClockFault} from '../retention';
import type {Channel, Submission} from '../store/store';
import {NotPossibleError, UsageError, count, findSubmission, wholeNumber} from './command';
import type {Command, Io} from './command';

export const retry: Command = {
  usage: 'ID | --dead | --all',
  summary:
    'Delivers again what was given up (--dead), or also what waits and channels set up since (ID, --all).',
  async run({open, log, id: wanted, options: {dead = false, all = false}, settings}) {
    if ([wanted !== undefined, dead, all].filter(Boolean).length !== 1) {
      throw new UsageError('"retry" needs one ID, or --dead, or --all.');
    }
    const store = await open();
    const one = wanted === undefined ? undefined : await findSubmission(store, wanted);
    const id = one?.id;
    if (one?.held) {
      throw new NotPossibleError(`Submission ${id} is held. Release it with: release ${id}`);
    }
    log(id === undefined ? [] : [id]);
    const channels = dead ? forEachForm(() => []) : channelsOf(settings);
    const scan = settings.clamd !== undefined;
    const retried = await store.retry({id, waiting: !dead, scan, channels});
    if (retried === 0 && id !== undefined) {
      throw new NotPossibleError(
        `Submission ${id} has nothing left to deliver. "show ${id}" says what went where.`,
      );
    }
    return `${count(retried, 'delivery', 'deliveries')} due now; the running server sends them within seconds.`;
  },
};

export const release: Command = {
  usage: 'ID | --all',
  summary: 'Delivers a held submission, or all without a virus: it was no spam.',
  async run({open, log, id, options: {all = false}, settings}) {
    if ((id === undefined) !== all) throw new UsageError('"release" needs one ID, or --all.');
    const store = await open();
    const chosen: Array<Pick<Submission, 'id' | 'form'>> = [];
    if (id !== undefined) chosen.push(await findSubmission(store, id));
    else {
      // A submission with a virus can be released only by its id.
      for await (const {id: each, form, files} of store.all({held: true})) {
        if (files.every(({scan}) => scan !== 'infected')) chosen.push({id: each, form});
      }
    }
    log(chosen.map((submission) => submission.id));
    const channels = channelsOf(settings);
    let released = 0;
    for (const {id: each, form} of chosen) {
      if (await store.release(each, channels[form])) released += 1;
    }
    if (released === 0 && id !== undefined) {
      throw new NotPossibleError(`Submission ${id} is not held, so there is nothing to release.`);
    }
    return `${count(released, 'submission')} released. The running server delivers.`;
  },
};

export const erase: Command = {
  usage: 'ID | --email [--dry-run]',
  summary:
    'Deletes one submission, or all that came with the e-mail address on standard input, for good.',
  async run({open, log, id, options: {email = false, 'dry-run': dryRun = false}, settings, io}) {
    if ((id === undefined) !== email) {
      throw new UsageError('"erase" needs one ID, or --email with the address on standard input.');
    }
    // Read from standard input, because sudo and the shell log the command line.
    const which = id === undefined ? {email: await firstLine(io)} : {id};
    const store = await open();
    const found = await store.erase(which, {dryRun: true});
    if (found.ids.length === 0) {
      throw new NotPossibleError(
        `Nothing came from that address or with that ID in ${store.location}. Did they use another one?`,
      );
    }
    log(found.ids);
    const {ids, delivered} = dryRun ? found : await store.erase(which);
    const sentTo = (channel: Channel, what: string) => {
      const lines = delivered
        .filter((one) => one.channel === channel)
        .map((one) => `    ${one.id}  ${one.at}${one.arrived ? '' : '  (may have arrived)'}`);
      return lines.length > 0 ? [`- ${what}`, ...lines] : [];
    };
    const done = dryRun ? 'would be erased. Nothing was changed' : 'erased, files included';
    return [
      `${count(ids.length, 'submission')} ${done}:`,
      ...ids.map((one) => `  ${one}`),
      '',
      'What is still yours to delete:',
      ...sentTo('mail', 'E-mails, archives included. Search for these ids:'),
      ...sentTo('sheet', 'Rows of the sheet. The first column has these ids:'),
      '- Backups made before now; after restoring one, run this again.',
      '- Files saved with "file" or "export", and replies that you wrote.',
      ...('url' in settings.store
        ? ["- PostgreSQL's own copies: archived WAL, base backups."]
        : []),
    ].join('\n');
  },
};

async function firstLine({input, error}: Io): Promise<string> {
  if ('isTTY' in input && input.isTTY) error.write('E-mail address: ');
  for await (const line of createInterface({input})) {
    if (line.trim() !== '') return line;
    break;
  }
  throw new UsageError('"erase --email" reads the address from standard input, which is empty.');
}

export const purge: Command = {
  usage: '[--days N] [--dry-run] [--force]',
  summary:
    'Deletes what is older than RETENTION_DAYS, or N days; --force although the clock looks wrong.',
  async run({open, log, options, settings}) {
    const {'dry-run': dryRun = false, force = false} = options;
    const age = wholeNumber('days', options.days, settings.retentionDays);
    const before = new Date(Date.now() - age * DAY_MS);
    const store = await open();
    const fault = force ? undefined : await findClockFault(store, Date.now());
    if (fault !== undefined) {
      throw new NotPossibleError(`${fault}: nothing is deleted. Set the clock, or add --force.`);
    }
    const ids: string[] = [];
    for await (const {id, receivedAt} of store.all()) {
      // Submissions come oldest first.
      if (receivedAt >= before.toISOString()) break;
      ids.push(id);
    }
    log(ids);
    const purged = dryRun ? ids.length : await store.purge(before);
    const done = dryRun ? 'would be deleted. Nothing was changed.' : 'deleted, files included.';
    return `${count(purged, 'submission')} older than ${count(age, 'day')} ${done}`;
  },
};
