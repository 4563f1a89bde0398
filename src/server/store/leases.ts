/**
 * Tells when the lease of a worker has ended that may be dead: once it has been seen, unchanged, for
 * as long as a lease lasts. No date is compared: clocks may differ, and be set.
 */
import type {Elapsed} from '../clock';
import type {Statements} from './database';
import type {Channel} from './store';

/** A delivery that somebody is at work on, or was. */
export interface Lease {
  submissionId: string;
  channel: Channel;
  owner: string;
  attempts: number;
}

interface Leases {
  /** Those of `open` that have lasted for `leaseMs` since they were seen first. */
  ended(open: readonly Lease[], leaseMs: number): Lease[];
  /** Notes one that begins now. */
  taken(lease: Lease): void;
}

export function watchLeases(elapsed: Elapsed): Leases {
  let seen = new Map<string, number>();
  return {
    ended(open, leaseMs) {
      const now = elapsed();
      const still = new Map<string, number>();
      const over = open.filter((lease) => {
        const key = nameOf(lease);
        const since = seen.get(key) ?? now;
        still.set(key, since);
        return now - since >= leaseMs;
      });
      seen = still;
      return over;
    },
    taken: (lease) => void seen.set(nameOf(lease), elapsed()),
  };
}

function nameOf({submissionId, channel, owner, attempts}: Lease): string {
  return [submissionId, channel, owner, attempts].join(' ');
}

const OPEN = `SELECT submission_id, channel, lease_owner, attempts FROM deliveries
  WHERE lease_owner IS NOT NULL AND state = 'waiting'`;

/** Every lease there is. */
export async function openLeases({all}: Statements): Promise<Lease[]> {
  const rows = await all(OPEN);
  return rows.map((row) => ({
    submissionId: row['submission_id'] as string,
    channel: row['channel'] as Channel,
    owner: row['lease_owner'] as string,
    attempts: row['attempts'] as number,
  }));
}
