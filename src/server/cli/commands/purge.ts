import {DAY_MS} from '../../retention';
import type {Store} from '../../store/store';
import {command} from '../command';
import {capital, count} from '../count';
import {DRY_RUN, wholeNumber} from '../options';

export const purge = command({
  name: 'purge',
  summary: 'Deletes submissions whose time is up, files included.',
  options: {
    days: {value: 'N', help: 'those older than N days (default: RETENTION_DAYS, 180)'},
    ...DRY_RUN,
  },
  notes: 'The server does the same by itself every day.',
  async run({open, note, options: {days, 'dry-run': dryRun}, settings}) {
    const age = days === undefined ? settings.retentionDays : wholeNumber('--days', days);
    const before = new Date(Date.now() - age * DAY_MS);
    const store = await open(dryRun ? 'read' : 'write');
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

async function older(store: Store, before: Date): Promise<string[]> {
  const ids: string[] = [];
  for await (const {id, receivedAt} of store.all()) {
    // Oldest first, so that the rest is younger.
    if (receivedAt >= before.toISOString()) break;
    ids.push(id);
  }
  return ids;
}
