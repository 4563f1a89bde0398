/** Deletes submissions; their files and deliveries go with them (ON DELETE CASCADE). */
import {comparable} from './address';
import type {Job} from './database';
import type {Channel, Erased} from './store';

/** @returns how many. */
export const purge =
  (before: Date): Job<number> =>
  ({run}) =>
    run('DELETE FROM submissions WHERE received_at < ?', [before.toISOString()]);

/** Addresses are compared in any case. */
export const erase =
  (email: string): Job<Erased> =>
  async ({all}) => {
    const address = comparable(email);
    // An attempt that failed may have arrived all the same.
    const delivered = await all(
      `SELECT s.id, d.channel, d.at FROM submissions s
       JOIN deliveries d ON d.submission_id = s.id
       WHERE s.email = ? AND d.attempts > 0 ORDER BY s.received_at, d.channel`,
      [address],
    );
    const rows = await all('DELETE FROM submissions WHERE email = ? RETURNING id', [address]);
    return {
      ids: rows.map(({id}) => id as string),
      delivered: delivered as unknown as Array<{id: string; channel: Channel; at: string}>,
    };
  };
