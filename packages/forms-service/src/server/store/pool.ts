/** A pool of connections to PostgreSQL that lends no connection which may be dead. */
import type {PostgresPool, PostgresPoolClient} from 'kysely';
import type {Pool, PoolClient, QueryConfig} from 'pg';

/** A connection is lost, or PostgreSQL did not answer. Its code is what the log says. */
class ConnectionError extends Error {
  override name = 'ConnectionError';
  readonly code: string;

  constructor(cause: Error) {
    super(cause.message, {cause});
    const {code} = cause as NodeJS.ErrnoException;
    this.code = code ?? (/timeout/i.test(cause.message) ? 'NO_ANSWER' : 'CONNECTION_LOST');
  }
}

/** Slowest network that can transmit a file to PostgreSQL in time, in bytes per millisecond: 5 MB a second. */
const LEAST_SPEED = 5000;

/** Returns how long the values may take until they have arrived, in milliseconds. */
function transmissionMs(values: readonly unknown[]): number {
  const lengths = values.map((value) => (value instanceof Uint8Array ? value.length : 0));
  return lengths.reduce((total, length) => total + length, 0) / LEAST_SPEED;
}

/**
 * Returns the pool for Kysely, which always returns connections as if they were usable. One that failed is closed at
 * once, so that the rollback after a time-out does not wait for another; and so are all that are
 * older than the failure when they are next needed, since they probably lead to the same dead host.
 * @param queryTimeoutMs longest wait for an answer to a query that has arrived
 * @param isAnswer returns true for an error that PostgreSQL itself sent, over a connection that works
 */
export function reliablePool(
  pool: Pool,
  queryTimeoutMs: number,
  isAnswer: (error: unknown) => boolean,
): PostgresPool {
  const openedAfter = new WeakMap<PoolClient, number>();
  let failures = 0;
  pool.on('connect', (client) => openedAfter.set(client, failures));

  /** The option is missing in the types. */
  const timed = (text: string, values: unknown[]): QueryConfig & {query_timeout: number} => ({
    text,
    values,
    query_timeout: queryTimeoutMs + transmissionMs(values),
  });

  const connect = async (): Promise<PoolClient> => {
    for (;;) {
      const client = await pool.connect().catch((error: unknown) => {
        throw new ConnectionError(error as Error);
      });
      if (openedAfter.get(client) === failures) return client;
      client.release(true);
    }
  };

  const lend = (client: PoolClient): PostgresPoolClient => {
    let failure: ConnectionError | undefined;
    const query = async (text: string, values: unknown[]) => {
      if (failure) throw failure;
      try {
        return await client.query(timed(text, values));
      } catch (error) {
        if (isAnswer(error)) throw error;
        failures += 1;
        failure = new ConnectionError(error as Error);
        throw failure;
      }
    };
    return {
      // Not for the cursors of Kysely's streams, which the store does not use.
      query: query as unknown as PostgresPoolClient['query'],
      release: () => client.release(failure),
    };
  };

  return {connect: async () => lend(await connect()), end: () => pool.end()};
}
