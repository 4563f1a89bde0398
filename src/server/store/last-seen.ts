/**
 * Remembers when the service last ran, so that a clock that has jumped deletes nothing: what it
 * says is believed again when it has gone on from there for days.
 */
import type {Job, Statements} from './database';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A service that was off, or a clock that was wrong, for less is nothing to wonder about. */
const LARGEST_GAP_MS = 2 * DAY_MS;
/** After so long an operator has had time to read the log and to set the clock. */
const PROBATION_MS = 3 * DAY_MS;

/** All in milliseconds since 1970. */
export interface Seen {
  /** The latest time that is believed. */
  seen: number;
  /** First and latest time of a clock that has jumped. */
  jumped?: {since: number; latest: number};
}

/** One more look at the clock. The clock is believed while `jumped` is undefined. */
export function look({seen, jumped}: Seen, now: number): Seen {
  const isNear = (time: number) => Math.abs(now - time) <= LARGEST_GAP_MS;
  if (isNear(seen)) return {seen: now};
  if (!jumped || !isNear(jumped.latest)) return {seen, jumped: {since: now, latest: now}};
  if (now - jumped.since >= PROBATION_MS) return {seen: now};
  return {seen, jumped: {since: jumped.since, latest: now}};
}

/** Looks at the clock, and notes nothing: for those who are not the service. */
export const seeClock =
  (now: number): Job<Seen> =>
  async (statements) =>
    look(await lastSeen(statements, now), now);

/** Looks at the clock and writes down what was seen. */
export const lookAtClock =
  (now: number): Job<Seen> =>
  async (statements) => {
    const found = await seeClock(now)(statements);
    const {seen, jumped} = found;
    await statements.run('DELETE FROM clock');
    for (const [name, time] of Object.entries({seen, ...jumped})) {
      await statements.run('INSERT INTO clock (name, at) VALUES (?, ?)', [
        name,
        new Date(time).toISOString(),
      ]);
    }
    return found;
  };

async function lastSeen({all}: Statements, now: number): Promise<Seen> {
  const rows = (await all('SELECT name, at FROM clock')) as Array<{name: string; at: string}>;
  const times = new Map(rows.map(({name, at}) => [name, Date.parse(at)]));
  const [seen, since, latest] = ['seen', 'since', 'latest'].map((name) => times.get(name));
  if (seen === undefined) {
    // A database that is older than this: the service ran when something came last.
    const [newest] = await all('SELECT max(received_at) AS at FROM submissions');
    const at = newest?.['at'];
    return {seen: typeof at === 'string' ? Date.parse(at) : now};
  }
  return {
    seen,
    ...(since !== undefined && latest !== undefined && {jumped: {since, latest}}),
  };
}
