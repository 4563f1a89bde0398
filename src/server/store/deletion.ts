/** Deletes submissions; their files and deliveries go with them (ON DELETE CASCADE). */
import {comparable} from './sender';
import type {Job} from './database';
import type {Channel, Erased} from './store';

/** The log of who looked goes with them. @returns how many submissions. */
export const purge =
  (before: Date): Job<number> =>
  async ({run}) => {
    const time = before.toISOString();
    await run('DELETE FROM access_log WHERE at < ?', [time]);
    return run('DELETE FROM submissions WHERE received_at < ?', [time]);
  };

/** Everything that came with an address, or one submission. */
export const erase =
  (which: string | {id: string}): Job<Erased> =>
  async ({all}) => {
    const [column, value] =
      typeof which === 'string' ? ['email', comparable(which)] : ['id', which.id];
    // An attempt that failed may have arrived all the same.
    const delivered = await all(
      `SELECT s.id, d.channel, d.at FROM submissions s
       JOIN deliveries d ON d.submission_id = s.id
       WHERE s.${column} = ? AND d.attempts > 0 ORDER BY s.received_at, d.channel`,
      [value],
    );
    const rows = await all(`DELETE FROM submissions WHERE ${column} = ? RETURNING id`, [value]);
    return {
      ids: rows.map(({id}) => id as string),
      delivered: delivered as unknown as Array<{id: string; channel: Channel; at: string}>,
    };
  };
