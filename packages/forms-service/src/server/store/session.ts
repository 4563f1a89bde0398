/** A connection to PostgreSQL for statements that take as long as they need. */
import type {Client, QueryConfig, QueryResult, QueryResultRow} from 'pg';

export interface Session {
  /** @throws errors of PostgreSQL or the network; an error if PostgreSQL does not work on the statement any more */
  query: <Row extends QueryResultRow>(
    text: string,
    values?: unknown[],
  ) => Promise<QueryResult<Row>>;
}

const WORKING = "SELECT 1 FROM pg_stat_activity WHERE pid = $1 AND state = 'active'";

interface Options {
  /** Runs a query over other connections, with a time limit. */
  ask: (query: QueryConfig) => Promise<QueryResult>;
  /** Pause between two questions, in milliseconds. */
  pauseMs: number;
}

/**
 * Opens a session without a time limit for statements. A proxy, or a host that was replaced, can lose an answer without closing the
 * connection. So while a statement runs, another connection asks whether PostgreSQL works on it; if it does not twice
 * in a row, the connection is closed and the statement fails.
 */
export async function openSession(client: Client, {ask, pauseMs}: Options): Promise<Session> {
  const pidQuery = {text: 'SELECT pg_backend_pid() AS pid', query_timeout: pauseMs};
  const [row] = (await client.query<{pid: number}>(pidQuery)).rows;

  const isWorking = () =>
    ask({text: WORKING, values: [row?.pid]}).then(
      ({rowCount}) => rowCount === 1,
      () => false,
    );

  /** Closes the connection when the statement that runs on it has been lost. */
  function watch(): NodeJS.Timeout {
    let wasWorking = true;
    return setInterval(() => {
      void isWorking().then((works) => {
        if (!works && !wasWorking) void client.end();
        wasWorking = works;
      });
    }, pauseMs);
  }

  return {
    async query(text, values) {
      const watching = watch();
      try {
        return await client.query(text, values);
      } finally {
        clearInterval(watching);
      }
    },
  };
}
