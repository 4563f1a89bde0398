import type {Pool, QueryConfig} from 'pg';
import {reliablePool} from './pool.ts';

const QUERY_TIMEOUT_MS = 1000;
const MB = 1024 ** 2;

test('a file may take as long as its transmission over a slow network', async () => {
  const queries: Array<QueryConfig & {query_timeout?: number}> = [];
  const client = {query: async (config: QueryConfig) => queries.push(config)};
  const created: Array<(opened: typeof client) => void> = [];
  const pool = {
    on: (_event: 'connect', listener: (opened: typeof client) => void) => created.push(listener),
    connect: async () => {
      for (const listener of created) listener(client);
      return client;
    },
  };
  const reliable = reliablePool(pool as unknown as Pool, QUERY_TIMEOUT_MS, () => true);
  const lent = await reliable.connect();
  await lent.query('SELECT $1', ['text']);
  await lent.query('INSERT', ['name', Buffer.alloc(10 * MB)]);
  const [short, long] = queries.map(({query_timeout}) => query_timeout ?? 0);
  expect(short).toBe(QUERY_TIMEOUT_MS);
  expect(long).toBeCloseTo(QUERY_TIMEOUT_MS + (10 * MB) / 5000);
});
