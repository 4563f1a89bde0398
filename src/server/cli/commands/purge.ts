import {DAY_MS} from '../../retention';
import type {Store} from '../../store/store';
import {NotPossibleError, command} from '../command';
import {capital} from '../../../capital';
import {count} from '../count';
import {DRY_RUN, wholeNumber} from '../options';

export const purge = command({
  name: 'purge',
  summary: 'Deletes submissions whose time is up, files included.',
  options: {
    days: {value: 'N', help: 'those older than N days (default: RETENTION_DAYS, 180)'},
    ...DRY_RUN,
  },
  notes: `The server does the same by itself every day. Neither deletes anything while the
clock is days away from when the server last ran.`,
  async run({open, note, options: {days, 'dry-run': dryRun}, settings}) {
    const age = days === undefined ? settings.retentionDays : wholeNumber('--days', days);
    const before = new Date(Date.now() - age * DAY_MS);
    const store = await open(dryRun ? 'read' : 'write');
    await refuseWrongClock(store);
    const ids = await older(store, before);
    if (!dryRun) await note(store, ids);
    const purged = dryRun ? ids.length : await store.purge(before);
    const what = `older than ${count(age, 'day')}`;
    const text = dryRun
      ? `${capital(count(purged, 'submission'))} ${what} would be deleted. Nothing was changed.`
      : `${capital(count(purged, 'submission'))} ${what} deleted, files included.`;
    return {data: {purged, days: age, dryRun}, text};
  },
});

/** @throws NotPossibleError as the server purges nothing then, either. */
async function refuseWrongClock(store: Store): Promise<void> {
  const {seen, jumped} = await store.seeClock();
  if (!jumped) return;
  const [now, last] = [jumped.latest, seen].map((time) => new Date(time).toISOString());
  throw new NotPossibleError(
    `The clock says ${now}, but the server last ran at ${last}: nothing is deleted.\n` +
      'Set the clock. If it is right, start the server: it deletes again after three days.',
  );
}

async function older(store: Store, before: Date): Promise<string[]> {
  const ids: string[] = [];
  for await (const {id, receivedAt} of store.all()) {
    // Oldest first, so that the rest is younger.
    if (receivedAt >= before.toISOString()) break;
    ids.push(id);
  }
  return ids;
}
