/** A database that is locked or loses its connections, and a disk that is full. */
import {setTimeout as pause} from 'node:timers/promises';
import {DatabaseSync} from '@photostructure/sqlite';
import {join} from 'node:path';
import {Client} from 'pg';
import {openStore} from '../../../../src/server/store/open';
import {mountSmallDisk, type SmallDisk} from '../../crash/small-disk';
import {eventually} from '../../setup/eventually';
import {apart, statusOf} from '../beside';
import type {Another, Attack, Target} from '../case';
import {counted, kept} from '../judge';
import {CLOSE, apply, enquiry, fields, formPost, parts, post, request} from '../requests';
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

const LOCKS: readonly Attack[] = [
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

const END_ALL = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

/** PostgreSQL ends every connection under posts: each is kept or put off, and none is both. */
const LOST_CONNECTIONS: Attack = {
  onPostgres: true,
  name: 'a post during which every connection to the database ends is kept or put off',
  async run(target) {
    const before = await kept(target);
    const posts = Array.from({length: 20}, async (_, index) => {
      await pause(index * 5);
      return (await exchange(target.port, post()))[0];
    });
    await pause(50);
    await (await query(target, END_ALL)).end();
    const answers = await Promise.all(posts);
    const wrong = answers.find((answer) => answer?.status !== 200 && !putsOff(answer));
    if (wrong) return `answered ${wrong.status}`;
    // A commit whose answer was lost with the connection is kept, though nobody was promised it.
    const promised = answers.filter((answer) => answer?.status === 200).length;
    // The connections of whoever counts have ended as well.
    let now = 0;
    await eventually(async () => (now = (await kept(target)) - before));
    return now >= promised && now <= answers.length ? undefined : `${now} kept of ${promised}`;
  },
};

/** What a server says that cannot keep anything: posts are put off, everything else goes on. */
async function putsEverybodyOff({port}: Another): Promise<string | undefined> {
  for (const bytes of [post(), apply(), post()]) {
    const [answer] = await exchange(port, bytes);
    if (!putsOff(answer)) return `a post is answered ${answer?.status ?? 'nothing'}`;
  }
  const page = await statusOf(port, PAGE);
  if (page !== 200) return `a page is answered ${page}`;
  const ready = await statusOf(port, READY);
  return ready === 503 ? undefined : `/readyz says ${ready}`;
}

const DISKS: readonly Attack[] = [
  {
    name: 'below the free space that is set, posts are put off before they are read',
    run: (target) => apart(target, {MIN_FREE_MB: '1000000'}, putsEverybodyOff),
  },
  {
    name: 'what was acknowledged on a disk that fills up is there, and later posts are kept again',
    async run(target) {
      const disk = mountSmallDisk(24);
      try {
        return await apart(target, {DATA_DIR: disk.folder}, ({port}) => fill(port, disk));
      } finally {
        disk.remove();
      }
    },
  },
];

/** Posts files until the disk is full, makes space, and posts once more. */
async function fill(port: number, {folder, freeSpace}: SmallDisk): Promise<string | undefined> {
  const file = {name: 'file', filename: 'cv.pdf', body: Buffer.alloc(2_000_000, '%PDF-1.7\n')};
  const promised: string[] = [];
  let putOff = 0;
  for (let count = 0; count < 40 && putOff < 3; count += 1) {
    const [answer] = await exchange(port, apply(parts([...fields(), file])));
    if (putsOff(answer)) putOff += 1;
    else if (answer?.status === 200) promised.push((JSON.parse(answer.body) as {id: string}).id);
    else return `answered ${answer?.status ?? 'nothing'}`;
  }
  if (putOff < 3 || promised.length === 0) return `${promised.length} kept, ${putOff} put off`;
  const page = await statusOf(port, PAGE);
  if (page !== 200) return `a page is answered ${page}`;
  freeSpace();
  const after = await statusOf(port, post());
  if (after !== 200) return `after space was made, answered ${after}`;
  const store = await openStore({dataDir: folder}, {readOnly: true});
  try {
    const files = await Promise.all(promised.map((id) => store.readFile(id)));
    const whole = files.filter((bytes) => bytes && file.body.equals(bytes)).length;
    return whole === promised.length ? undefined : `${whole} files of ${promised.length}`;
  } finally {
    await store.close();
  }
}

export const OUTAGES: readonly Attack[] = [...LOCKS, LOST_CONNECTIONS, ...DISKS];
