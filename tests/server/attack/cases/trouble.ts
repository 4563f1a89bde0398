/** What fails around the server: its database, its disk, its mail server, its clock, its life. */
import {setTimeout as pause} from 'node:timers/promises';
import {DatabaseSync} from '@photostructure/sqlite';
import {join} from 'node:path';
import {fakeClock} from '../../setup/faketime';
import {startMailServer, type MailFault} from '../../setup/smtp';
import type {Another, Attack, Target} from '../case';
import {kept} from '../judge';
import {CLOSE, apply, enquiry, formPost, post, request} from '../requests';
import {dial, exchange, parse} from '../wire';

async function beside(
  target: Target,
  env: Record<string, string>,
  work: (server: Another) => Promise<string | undefined>,
): Promise<string | undefined> {
  const server = await target.another(env);
  try {
    return await work(server);
  } finally {
    await server.stop('SIGKILL');
  }
}

const statusOf = async (port: number, bytes: Buffer) =>
  (await exchange(port, bytes))[0]?.status ?? 0;

const RATES: ReadonlyArray<readonly [string, () => Buffer]> = [
  ['enquiries', () => post()],
  ['wrong enquiries', () => post([], '{}')],
  ['enquiries as a page', () => formPost({name: 'x'})],
  ['applications', () => apply()],
  ['posts without a body', () => request('POST /contact-form', [CLOSE])],
  ['posts of a wrong type', () => post(['Content-Type: text/plain'])],
];

const rates = RATES.map(([name, make]): Attack => ({
  name: `the fourth of ${name} in a minute is refused, and a page is not`,
  run: (target) =>
    beside(target, {RATE_LIMIT: '3', TRUST_PROXY: 'off'}, async ({port}) => {
      for (let count = 0; count < 3; count += 1) await exchange(port, make());
      const [answer] = await exchange(port, make());
      if (answer?.status !== 429) return `answered ${answer?.status ?? 'nothing'}`;
      const wait = Number(answer.headers['retry-after']);
      if (!(wait > 0 && wait <= 60)) return `Retry-After: ${wait}`;
      const page = await statusOf(port, request('GET /About', [CLOSE]));
      return page === 200 ? undefined : `a page is answered ${page}`;
    }),
}));

const JUMPS = [1, -1, 9600, -9600];

const clocks = JUMPS.flatMap((hours): Attack[] => [
  {
    name: `a start with the clock ${hours} hours off deletes nothing`,
    async run(target) {
      await exchange(target.serverPort, post());
      const before = await kept(target);
      return beside(target, fakeClock(hours).env, async () => {
        await pause(500);
        const now = await kept(target);
        return now >= before ? undefined : `${before - now} are gone`;
      });
    },
  },
  {
    name: `a clock that is set ${hours} hours off does not freeze the limit or the check of health`,
    run(target) {
      const clock = fakeClock();
      return beside(target, {...clock.env, RATE_LIMIT: '2', TRUST_PROXY: 'off'}, async ({port}) => {
        for (let count = 0; count < 3; count += 1) await exchange(port, post([], '{}'));
        clock.set(hours);
        const [refused] = await exchange(port, post([], '{}'));
        const wait = Number(refused?.headers['retry-after']);
        if (refused?.status !== 429 || !(wait > 0 && wait <= 60)) {
          return `answered ${refused?.status}, Retry-After: ${wait}`;
        }
        const ready = await statusOf(port, request('GET /readyz', [CLOSE]));
        return ready === 200 ? undefined : `not ready: ${ready}`;
      });
    },
  },
]);

/** Locks an SQLite database while something happens; PostgreSQL has no such lock. */
function locked(name: string, work: (target: Target) => Promise<string | undefined>): Attack {
  return {
    name,
    async run(target) {
      if (target.dataDir === undefined) return undefined;
      const other = new DatabaseSync(join(target.dataDir, 'forms.db'), {timeout: 5000});
      other.exec('BEGIN IMMEDIATE');
      try {
        return await work(target);
      } finally {
        other.exec('ROLLBACK');
        other.close();
      }
    },
  };
}

const outages = [
  locked('while the database is locked, pages are served at once', async ({serverPort}) => {
    const waiting = [exchange(serverPort, post()), exchange(serverPort, post())];
    await pause(100);
    const begun = performance.now();
    const status = await statusOf(serverPort, request('GET /About', [CLOSE]));
    const ms = performance.now() - begun;
    const posts = await Promise.all(waiting);
    if (status !== 200 || ms > 3000) return `a page: ${status} after ${Math.round(ms)} ms`;
    const wrong = posts.find(
      ([answer]) => answer?.status !== 503 || !answer.headers['retry-after'],
    );
    return wrong ? `a post is answered ${wrong[0]?.status ?? 'nothing'}` : undefined;
  }),
  locked('while the database is locked, /readyz says so', async ({serverPort}) => {
    await pause(1100);
    const status = await statusOf(serverPort, request('GET /readyz', [CLOSE]));
    return status === 503 ? undefined : `answered ${status}`;
  }),
  locked('while the database is locked, a page says that it did not work', async ({serverPort}) => {
    const [answer] = await exchange(
      serverPort,
      formPost({
        ...(JSON.parse(enquiry()) as object),
        countryCode: 'IN',
        phoneNumber: '9876543210',
      }),
    );
    return answer?.status === 503 ? undefined : `answered ${answer?.status ?? 'nothing'}`;
  }),
];

const FAULTS: readonly MailFault[] = ['mailFrom', 'rcptTo', 'data', 'stall'];

const mails = FAULTS.map((fault): Attack => ({
  name: `a mail server that fails twice at "${fault}" gets each mail once`,
  async run(target) {
    let failures = 2;
    const mail = await startMailServer({fault: () => (failures-- > 0 ? fault : undefined)});
    try {
      // On a database of its own: the server that is attacked delivers too.
      return await beside(
        target,
        {SMTP_URL: mail.url, DATABASE_URL: '', DATA_DIR: await folder()},
        async ({port}) => {
          await exchange(port, post());
          const begun = performance.now();
          while (mail.messages.length === 0 && performance.now() - begun < 40_000) await pause(50);
          await pause(500);
          return mail.messages.length === 1 ? undefined : `${mail.messages.length} mails`;
        },
      );
    } finally {
      await mail.stop();
    }
  },
}));

async function folder(): Promise<string> {
  const {mkdtemp} = await import('node:fs/promises');
  const {tmpdir} = await import('node:os');
  return mkdtemp(join(tmpdir(), 'attack-'));
}

const stops = (['SIGTERM'] as const).flatMap((signal): Attack[] => [
  {
    name: `${signal} waits for an upload that is slow`,
    async run(target) {
      const server = await target.another({TRUST_PROXY: 'off'});
      const socket = await dial(server.port);
      let received = '';
      socket.on('data', (chunk) => (received += chunk.toString('latin1')));
      const bytes = apply();
      socket.write(bytes.subarray(0, 700));
      await pause(300);
      const stopped = server.stop(signal);
      await pause(1000);
      socket.write(bytes.subarray(700));
      await stopped;
      const [answer] = parse(received);
      return answer?.status === 200 ? undefined : `answered ${answer?.status ?? 'nothing'}`;
    },
  },
  {
    name: `${signal} does not wait for somebody who sends nothing`,
    async run(target) {
      const server = await target.another({TRUST_PROXY: 'off'});
      const sockets = await Promise.all(Array.from({length: 20}, () => dial(server.port)));
      sockets[0]?.write('GET / HTTP/1.1\r\n');
      const begun = performance.now();
      await server.stop(signal);
      for (const socket of sockets) socket.destroy();
      const ms = performance.now() - begun;
      return ms < 20_000 ? undefined : `it took ${Math.round(ms)} ms`;
    },
  },
]);

export const RATE_LIMITS: readonly Attack[] = rates;
export const CLOCKS: readonly Attack[] = clocks;
export const TROUBLE: readonly Attack[] = [...outages, ...mails, ...stops];
