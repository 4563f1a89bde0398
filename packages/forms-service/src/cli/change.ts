/** The commands that change submissions: `retry`, `release`, `erase`, `purge`. */
import {NotPossibleError, UsageError} from '../command-line.ts';
import {channelsOf} from '../server/deliver/channel.ts';
import {countServiceTime, cutoffAt} from '../server/retention.ts';
import {DAY_MS} from '../server/service-time.ts';
import type {Settings} from '../server/settings/index.ts';
import type {Channel, Cutoff, Erased, Erasure, Store, Submission} from '../server/store/store.ts';
import {ID, count, defineCommand, deletingOptions, findSubmission, readTime} from './command.ts';
import type {Prompt} from './command.ts';

export const retry = defineCommand({
  name: 'retry',
  summary:
    'Delivers again what was given up (--dead), or also what waits and channels set up since (ID, --all).',
  argument: ID,
  options: {
    dead: {
      type: 'boolean',
      description: 'every delivery that was given up',
      example: '--dead',
    },
    all: {
      type: 'boolean',
      description:
        'every submission: what was given up, what waits, and channels that were set up after it arrived',
      example: '--all',
    },
  },
  exactlyOneOf: ['dead', 'all'],
  async run({configuration: {tables}, open, log, id: wanted, options: {dead}, settings}) {
    const store = await open();
    const one = wanted === undefined ? undefined : await findSubmission(store, wanted);
    const id = one?.id;
    if (one?.held) {
      throw new NotPossibleError(`Submission ${id} is held. Release it with: release ${id}`);
    }
    log(id === undefined ? [] : [id]);
    const channels = dead ? tables.forEach(() => []) : channelsOf(tables, settings);
    const scan = settings.clamd !== undefined;
    const retried = await store.retry({id, waiting: !dead, scan, channels});
    if (retried === 0 && id !== undefined) {
      throw new NotPossibleError(
        `Submission ${id} has nothing left to deliver. "show ${id}" says what went where.`,
      );
    }
    return `${count(retried, 'delivery', 'deliveries')} due now; the running server sends them within seconds.`;
  },
});

export const release = defineCommand({
  name: 'release',
  summary: 'Delivers a held submission, or all without a virus: it was no spam.',
  argument: ID,
  options: {
    all: {
      type: 'boolean',
      description: 'every held submission without a virus',
      example: '--all',
    },
  },
  exactlyOneOf: ['all'],
  async run({configuration: {tables}, open, log, id, settings}) {
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
    const channels = channelsOf(tables, settings);
    let released = 0;
    for (const {id: each, form} of chosen) {
      if (await store.release(each, channels[form] ?? [])) released += 1;
    }
    if (released === 0 && id !== undefined) {
      throw new NotPossibleError(`Submission ${id} is not held, so there is nothing to release.`);
    }
    return `${count(released, 'submission')} released. The running server delivers.`;
  },
});

export const erase = defineCommand({
  name: 'erase',
  summary:
    'Deletes for good one submission, all that came with an e-mail address, or all that are held. ' +
    'Lists the copies that remain elsewhere.',
  argument: ID,
  options: {
    email: {
      type: 'boolean',
      description: 'every submission of the address that is typed, or comes from standard input',
      example: '--email',
    },
    held: {
      type: 'boolean',
      description: 'every held submission, after a flood of spam',
      example: '--held --dry-run',
    },
    since: {
      type: 'string',
      value: 'TIME',
      description: 'with --held: only what arrived at or after this time (UTC)',
      example: '--held --since 2026-11-28T09:30',
    },
    ...deletingOptions('--email'),
  },
  exactlyOneOf: ['email', 'held'],
  async run({open, log, print, id, options, settings, prompt}) {
    const since = readTime('since', options.since);
    if (since !== undefined && !options.held) {
      throw new UsageError('--since needs --held: it limits which held submissions are erased.');
    }
    const which: Erasure = options.held ? {held: true, since} : await whose(id, prompt);
    const store = await open();
    const isDry = options['dry-run'];
    const found = await store.erase(which, {dryRun: true});
    if (found.ids.length === 0) {
      if (!isDry && (await store.isErasureUnfinished())) {
        log([]);
        await store.finishErasure();
        return 'An erasure was interrupted after its submissions were deleted. It is finished now: the database is rewritten.';
      }
      throw new NotPossibleError(
        options.held
          ? `No held submission is in ${store.location}, or none arrived since then.`
          : `Nothing came from that address or with that ID in ${store.location}. Did they use another one?`,
      );
    }
    log(found.ids);
    // Before anything is deleted, since an interrupted erasure could not list them any more.
    print(describeErasure(found, settings));
    if (isDry) return 'Nothing was changed.';
    if (!options.yes) {
      await prompt.confirm(
        `${count(found.ids.length, 'submission')} will be erased for good, files included.`,
      );
    }
    const {ids} = await store.erase(which);
    return `${count(ids.length, 'submission')} erased, files included.`;
  },
});

/** Lists the submissions to erase, and the copies that staff have to delete by hand. */
function describeErasure({ids, delivered}: Erased, {store}: Settings): string {
  const sentTo = (channel: Channel, what: string) => {
    const lines = delivered
      .filter((one) => one.channel === channel)
      .map((one) => `    ${one.id}  ${one.at}${one.arrived ? '' : '  (may have arrived)'}`);
    return lines.length > 0 ? [`- ${what}`, ...lines] : [];
  };
  return [
    `${count(ids.length, 'submission')} to erase, files included:`,
    ...ids.map((one) => `  ${one}`),
    '',
    'What is still yours to delete:',
    ...sentTo('mail', 'E-mails, archives included. Search for these ids:'),
    ...sentTo('sheet', 'Rows of the sheet. The first column has these ids:'),
    '- Backups made before now; after restoring one, run this again.',
    '- Files saved with "file" or "export", and replies that you wrote.',
    ...('url' in store ? ["- PostgreSQL's own copies: archived WAL, base backups."] : []),
    '',
  ].join('\n');
}

/** Returns the id, or the e-mail address, which is read from standard input because sudo and the shell log the command line. */
async function whose(
  id: string | undefined,
  prompt: Prompt,
): Promise<{id: string} | {email: string}> {
  if (id !== undefined) return {id};
  const email = await prompt.ask('E-mail address: ');
  if (email === undefined || email.trim() === '') {
    throw new UsageError('"erase --email" reads the address from standard input, which is empty.');
  }
  return {email};
}

export const purge = defineCommand({
  name: 'purge',
  summary: 'Deletes what is older than RETENTION_DAYS, or N days.',
  options: {
    days: {
      type: 'number',
      value: 'N',
      description: 'deletes what is older than N days instead',
      example: '--days 30',
    },
    force: {
      type: 'boolean',
      description: 'trusts the clock and the dates of the submissions, although they look wrong',
      example: '--force --dry-run',
    },
    ...deletingOptions('--days 30'),
  },
  async run({open, log, options, settings, prompt}) {
    const {'dry-run': isDry, days = settings.retentionDays} = options;
    const store = await open();
    const cutoff = options.force
      ? {receivedBefore: new Date(Date.now() - days * DAY_MS)}
      : await cutoffInService(store, days);
    const ids = await store.findOld(cutoff);
    log(ids);
    const countOld = (number: number) =>
      `${count(number, 'submission')} older than ${count(days, 'day')}`;
    if (isDry) return `${countOld(ids.length)} would be deleted. Nothing was changed.`;
    if (ids.length > 0 && !options.yes) {
      await prompt.confirm(`${countOld(ids.length)} will be deleted for good, files included.`);
    }
    return `${countOld(await store.purge(cutoff))} deleted, files included.`;
  },
});

/** Returns which submissions have been in service for more than `days`. @throws NotPossibleError if the clock seems wrong */
async function cutoffInService(store: Store, days: number): Promise<Cutoff> {
  const {service, fault} = await countServiceTime(store);
  if (service !== undefined) return cutoffAt(service, days);
  throw new NotPossibleError(`${fault}: nothing is deleted. Set the clock, or add --force.`);
}
