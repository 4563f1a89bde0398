/** `erase` and `purge`. */
import {createInterface} from 'node:readline';
import {capital} from '../../capital';
import {DAY_MS, doubtClock} from '../retention';
import type {Channel, Sent, Store, Submission} from '../store/store';
import {
  NotPossibleError,
  UsageError,
  count,
  findSubmission,
  wholeNumber,
  type Command,
  type Io,
} from './command';

export const erase: Command = {
  usage: 'erase ID | --email [--dry-run] [--json]',
  summary:
    'Deletes one submission, or all that came with the e-mail address on standard input, for good.',
  options: ['email', 'dry-run', 'json'],
  argument: 'optional',
  async run({open, log, argument: id, options, settings, io}) {
    const {email = false, 'dry-run': dryRun = false} = options;
    if ((id === undefined) !== email) {
      throw new UsageError('"erase" needs one ID, or --email with the address on standard input.');
    }
    // Not from the command line, which sudo and the shell keep.
    const address = email ? await firstLine(io) : '';
    const store = await open(dryRun ? 'read' : 'write');
    const found =
      id === undefined ? await sentBy(store, address) : [await findSubmission(store, id)];
    if (found.length === 0) {
      throw new NotPossibleError(
        `Nothing came from that address in ${store.location}. Did they use another one?`,
      );
    }
    log(found.map((submission) => submission.id));
    const which = id === undefined ? address : {id: found[0]?.id ?? ''};
    const {ids, delivered} = dryRun ? foreseen(found) : await store.erase(which);
    const done = dryRun ? 'would be erased. Nothing was changed' : 'erased, files included';
    const text = [
      `${capital(count(ids.length, 'submission'))} ${done}:`,
      ...ids.map((one) => `  ${one}`),
      '',
      ...remainders(delivered, 'url' in settings.store),
    ].join('\n');
    return {data: {dryRun, erased: ids, sent: delivered}, text};
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

async function sentBy(store: Store, email: string): Promise<Submission[]> {
  const found: Submission[] = [];
  for await (const submission of store.all({email})) found.push(submission);
  return found;
}

/** What an erasure of these submissions would come to. */
function foreseen(submissions: readonly Submission[]): {ids: string[]; delivered: Sent[]} {
  const delivered = submissions.flatMap(({id, deliveries}) =>
    deliveries
      .filter(({attempts, channel}) => attempts > 0 && channel !== 'files')
      .map(({channel, at, state}) => ({id, channel, at, arrived: state === 'done'})),
  );
  return {ids: submissions.map(({id}) => id), delivered};
}

/** What a person has to delete after an erasure, since this program cannot reach it. */
function remainders(sent: readonly Sent[], postgres: boolean): string[] {
  return [
    'What is still yours to delete:',
    ...sentTo('mail', sent, 'E-mails, archives included. Search for these ids:'),
    ...sentTo('sheet', sent, 'Rows of the sheet. The first column has these ids:'),
    '- Backups made before now; after restoring one, run this again.',
    '- Files saved with "file" or "export", and replies that you wrote.',
    ...(postgres ? ["- PostgreSQL's own copies: archived WAL, base backups."] : []),
  ];
}

function sentTo(channel: Channel, sent: readonly Sent[], what: string): string[] {
  const own = sent.filter((one) => one.channel === channel);
  if (own.length === 0) return [];
  const ids = own.map(
    ({id, at, arrived}) => `    ${id}  ${at}${arrived ? '' : '  (may have arrived)'}`,
  );
  return [`- ${what}`, ...ids];
}

export const purge: Command = {
  usage: 'purge [--days N] [--dry-run] [--force] [--json]',
  summary:
    'Deletes what is older than RETENTION_DAYS, or N days; --force although the clock looks wrong.',
  options: ['days', 'dry-run', 'force', 'json'],
  argument: 'none',
  async run({open, log, options, settings}) {
    const {days, 'dry-run': dryRun = false, force = false} = options;
    const age = days === undefined ? settings.retentionDays : wholeNumber('--days', days);
    const before = new Date(Date.now() - age * DAY_MS);
    const store = await open(dryRun ? 'read' : 'write');
    const doubt = force ? undefined : await doubtClock(store, Date.now());
    if (doubt !== undefined) {
      throw new NotPossibleError(`${doubt}: nothing is deleted. Set the clock, or add --force.`);
    }
    const ids = await olderThan(store, before);
    log(ids);
    const purged = dryRun ? ids.length : await store.purge(before);
    const what = `${capital(count(purged, 'submission'))} older than ${count(age, 'day')}`;
    const done = dryRun ? 'would be deleted. Nothing was changed.' : 'deleted, files included.';
    return {data: {purged, days: age, dryRun}, text: `${what} ${done}`};
  },
};

async function olderThan(store: Store, before: Date): Promise<string[]> {
  const ids: string[] = [];
  for await (const {id, receivedAt} of store.all()) {
    // Oldest first, so that the rest is younger.
    if (receivedAt >= before.toISOString()) break;
    ids.push(id);
  }
  return ids;
}
