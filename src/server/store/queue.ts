/** The deliveries that are still to be made. */
import type {Job, Parameter, Row, Statements} from './database';
import {openLeases, type Lease} from './leases';
import {queue} from './save';
import type {Channel, Claim, FormName} from './store';

/** Its time has come; or the clock was set back since its time was set, so that nobody knows. */
const DUE = '(at <= ? OR set_at > ?)';

// A row that another server is about to take is passed over; SQLite's writers go one by one.
const claimSql = ({dialect}: Statements, channels: number): string => `
  WITH due AS MATERIALIZED (
    SELECT submission_id, channel FROM deliveries WHERE state = 'waiting'
    AND lease_owner IS NULL AND ${DUE} AND channel IN (${Array(channels).fill('?').join(', ')})
    ORDER BY at LIMIT ? ${dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : ''})
  UPDATE deliveries SET attempts = attempts + 1, lease_owner = ?, at = ?
  FROM due WHERE deliveries.submission_id = due.submission_id AND deliveries.channel = due.channel
  RETURNING deliveries.submission_id, deliveries.channel, deliveries.attempts`;

const TAKE_OVER = `UPDATE deliveries SET attempts = attempts + 1, lease_owner = ?, at = ?
  WHERE submission_id = ? AND channel = ? AND lease_owner = ? AND attempts = ?
  AND state = 'waiting' RETURNING submission_id, channel, attempts`;

interface Taking {
  limit: number;
  channels: readonly Channel[];
  now: string;
  leaseEnd: string;
  /** Which of these leases have ended. */
  ended: (open: readonly Lease[]) => readonly Lease[];
  taken: (lease: Lease) => void;
}

/** Takes what is due for these channels; until the lease ends it is due for nobody else. */
export const claim =
  (owner: string, {limit, channels, now, leaseEnd, ended, taken}: Taking): Job<Claim[]> =>
  async (statements) => {
    if (channels.length === 0) return [];
    const over = ended(await openLeases(statements)).filter((one) =>
      channels.includes(one.channel),
    );
    const rows: Row[] = [];
    for (const {submissionId, channel, owner: before, attempts} of over.slice(0, limit)) {
      const lease = [submissionId, channel, before, attempts];
      rows.push(...(await statements.all(TAKE_OVER, [owner, leaseEnd, ...lease])));
    }
    const parameters = [now, now, ...channels, limit - rows.length, owner, leaseEnd];
    rows.push(...(await statements.all(claimSql(statements, channels.length), parameters)));
    return rows.map((row) => {
      const claimed = {
        submissionId: row['submission_id'] as string,
        channel: row['channel'] as Channel,
        attempt: row['attempts'] as number,
      };
      taken({...claimed, owner, attempts: claimed.attempt});
      return claimed;
    });
  };

// The attempt tells a claim from a later one of the same server.
const SETTLE = `UPDATE deliveries SET state = ?, at = ?, set_at = ?, error = ?, lease_owner = NULL
  WHERE submission_id = ? AND channel = ? AND lease_owner = ? AND attempts = ?
  AND state = 'waiting'`;

/** Writes down how a claim ended, if it is still `owner`'s. */
export const settle =
  (
    owner: string,
    {submissionId, channel, attempt}: Claim,
    end: {state: 'done' | 'dead' | 'waiting'; at: string; now: string; error?: string},
  ): Job<boolean> =>
  async ({run}) => {
    const outcome = [end.state, end.at, end.now, end.error ?? null];
    return (await run(SETTLE, [...outcome, submissionId, channel, owner, attempt])) === 1;
  };

interface Retry {
  id?: string;
  channels: Readonly<Record<FormName, readonly Channel[]>>;
}

/** Makes deliveries due, and adds those of channels that are new. */
export const retry =
  ({id, channels}: Retry, now: string): Job<number> =>
  async ({run}) => {
    const [one, ids]: [string, Parameter[]] = id === undefined ? ['', []] : [' AND id = ?', [id]];
    // What waits for a time of a clock that was wrong has been given up as well.
    const states = id === undefined ? "(state = 'dead' OR set_at > ?)" : "? <> ''";
    let count = await run(
      `UPDATE deliveries SET state = 'waiting', at = ?, set_at = ?
       WHERE state IN ('dead', 'waiting') AND lease_owner IS NULL AND ${states}
       AND submission_id IN (SELECT id FROM submissions WHERE held = 0${one})`,
      [now, now, now, ...ids],
    );
    for (const [form, names] of Object.entries(channels)) {
      for (const channel of names) {
        count += await run(
          `INSERT INTO deliveries (submission_id, channel, state, attempts, at, set_at)
           SELECT id, CAST(? AS TEXT), 'waiting', 0, CAST(? AS TEXT), CAST(? AS TEXT) FROM submissions
           WHERE held = 0 AND form = ?${one}
           ON CONFLICT (submission_id, channel) DO NOTHING`,
          [channel, now, now, form, ...ids],
        );
      }
    }
    return count;
  };

/** Lets a held submission go. */
export const release =
  (id: string, channels: readonly Channel[], now: string): Job<boolean> =>
  async (statements) => {
    const {run} = statements;
    if ((await run('UPDATE submissions SET held = 0 WHERE id = ? AND held = 1', [id])) === 0) {
      return false;
    }
    // Channels may have come and gone since.
    await run('DELETE FROM deliveries WHERE submission_id = ?', [id]);
    await queue(statements, id, channels, 'waiting', now);
    return true;
  };
