/** A database that is locked. */
import {setTimeout as pause} from 'node:timers/promises';
import {DatabaseSync} from '@photostructure/sqlite';
import {join} from 'node:path';
import {Client} from 'pg';
import {statusOf} from '../beside';
import type {Attack, Target} from '../case';
import {counted, kept} from '../judge';
import {CLOSE, apply, enquiry, formPost, post, request} from '../requests';
import {exchange, type Answer} from '../wire';

const PAGE = request('GET /About', [CLOSE]);
const READY = request('GET /readyz', [CLOSE]);

/** Refused as it should be: with a time to come back. */
const putsOff = (answer: Answer | undefined) =>
  answer?.status === 503 && Number(answer.headers['retry-after']) > 0;

async function query(target: Target, ...statements: string[]): Promise<Client> {
  const client = new Client({connectionString: target.settings['DATABASE_URL']});
  await client.connect();
  for (const sql of statements) await client.query(sql);
  return client;
}

/** @returns a function that unlocks it. */
async function lock(target: Target): Promise<() => Promise<void> | void> {
  if (target.dataDir === undefined) {
    const tables = 'submissions, files, deliveries, secrets, clock';
    const client = await query(target, 'BEGIN', `LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`);
    return () => client.end();
  }
  const other = new DatabaseSync(join(target.dataDir, 'forms.db'), {timeout: 5000});
  other.exec('BEGIN IMMEDIATE');
  return () => {
    other.exec('ROLLBACK');
    other.close();
  };
}

/** Locks the database while something happens. */
const locked = (name: string, work: (target: Target) => Promise<string | undefined>): Attack => ({
  name: `while the database is locked, ${name}`,
  async run(target) {
    const unlock = await lock(target);
    try {
      return await work(target);
    } finally {
      await unlock();
    }
  },
});

export const OUTAGES: readonly Attack[] = [
  locked('pages are served at once, and posts are put off', async ({serverPort}) => {
    const waiting = [exchange(serverPort, post()), exchange(serverPort, apply())];
    await pause(100);
    const begun = performance.now();
    const status = await statusOf(serverPort, PAGE);
    const ms = performance.now() - begun;
    const posts = await Promise.all(waiting);
    if (status !== 200 || ms > 3000) return `a page: ${status} after ${Math.round(ms)} ms`;
    const wrong = posts.find(([answer]) => !putsOff(answer));
    return wrong ? `a post is answered ${wrong[0]?.status ?? 'nothing'}` : undefined;
  }),
  locked('/readyz says so', async ({serverPort}) => {
    await pause(1100);
    const status = await statusOf(serverPort, READY);
    return status === 503 ? undefined : `answered ${status}`;
  }),
  locked('a page says that it did not work', async ({serverPort}) => {
    const fields = {...(JSON.parse(enquiry()) as object), countryCode: 'IN'};
    const [answer] = await exchange(serverPort, formPost({...fields, phoneNumber: '9876543210'}));
    return answer?.status === 503 ? undefined : `answered ${answer?.status ?? 'nothing'}`;
  }),
  {
    name: 'after a lock, a post is kept',
    async run(target) {
      await (
        await lock(target)
      )();
      const before = await kept(target);
      const [answer] = await exchange(target.port, post());
      if (answer?.status !== 200) return `answered ${answer?.status ?? 'nothing'}`;
      return counted(target, before, 1);
    },
  },
];
