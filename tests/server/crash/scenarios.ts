/** Scenarios that kill or break a server under load, and a count of what went wrong. */
import {readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {type StoreLocation} from '../../../packages/forms-service/src/server/store/open';
import type {Store, Submission} from '../../../packages/forms-service/src/server/store/store';
import {eventually} from '../../../packages/forms-service/tests/setup/eventually';
import {newFolder} from '../../../packages/forms-service/tests/setup/folders';
import {type MailFault, startMailServer} from '../../../packages/forms-service/tests/setup/mail';
import type {TestPostgres} from '../../../packages/forms-service/tests/setup/postgres';
import {type Running, compiled, run, startServerProgram} from '../setup/programs';
import {mountDisk, unmountDisk} from './disk';
import {
  sha256,
  startVisitors,
  type Acknowledged,
  type VisitorOptions,
  type Visitors,
} from './visitors';
import {service} from '../../../src/server';

interface Scenario {
  database: 'SQLite' | 'PostgreSQL';
  /** Whether staff run commands during the round. */
  staff?: boolean;
  /** How a round ends; SIGTERM by default. */
  signal?: NodeJS.Signals;
  /** Shortest and longest time under load before the signal, in milliseconds. */
  underLoad?: readonly [least: number, most: number];
  visitors?: VisitorOptions;
  /** Size of the database's disk, in MB. */
  disk?: number;
  /** A further fault in each round. */
  disturb?: (visitors: Visitors, folder: string, postgres: TestPostgres) => Promise<void>;
}

const DAY: Omit<Scenario, 'database'> = {
  staff: true,
  underLoad: [60_000, 60_000],
  visitors: {count: 8, filesEvery: 10, fileBytes: 60_000, pauseMs: 200},
  async disturb(visitors) {
    // Ignore the retries of requests that the restart interrupted.
    await sleep(1000);
    const before = visitors.refused;
    await sleep(58_000);
    const unanswered = visitors.refused - before;
    if (unanswered > 0) throw new Error(`${unanswered} unanswered`);
  },
};

export const SCENARIOS = {
  'kill -9, SQLite': {database: 'SQLite', signal: 'SIGKILL', staff: true},
  'kill -9, PostgreSQL': {database: 'PostgreSQL', signal: 'SIGKILL', staff: true},
  'full disk, SQLite': {
    database: 'SQLite',
    disk: 24,
    visitors: {count: 8, filesEvery: 2, fileBytes: 200_000},
    async disturb(visitors, folder) {
      // Wait until the disk stays full.
      await eventually(() => expectRefusals(visitors, 50));
      await rm(join(folder, 'reserve'));
      // Stop before the freed half is full as well.
      await visitors.finish();
    },
  },
  'PostgreSQL restarted': {
    database: 'PostgreSQL',
    async disturb(_visitors, _folder, postgres) {
      await sleep(300);
      await postgres.restart();
      await sleep(1000);
    },
  },
  'a minute of a day, SQLite': {...DAY, database: 'SQLite'},
  'a minute of a day, PostgreSQL': {...DAY, database: 'PostgreSQL'},
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;

function expectRefusals({refused}: Visitors, least: number): void {
  if (refused < least) throw new Error(`${refused} refusals`);
}

export type Figures = Awaited<ReturnType<typeof play>>;

/** Returns a sentence for each fault. @param mostTwice how many submissions may be mailed twice */
export function faults(figures: Figures, mostTwice: number): string[] {
  const {acknowledged, mailedTwice, failed, lost, doubled, unmailed, wrong} = figures;
  const broken = Object.entries({lost, doubled, unmailed, 'wrong answers': wrong})
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => `${count} ${name}`);
  if (acknowledged === 0) broken.push('nothing was acknowledged, so nothing was tested');
  if (mailedTwice > mostTwice) broken.push(`${mailedTwice} of ${acknowledged} mailed twice`);
  return [...broken, ...failed];
}

/** Share of mails that the mail server rejects, each at a random step. */
const REFUSED_MAILS = 0.1;
const REFUSALS: readonly MailFault[] = ['mailFrom', 'rcptTo', 'data'];

const NO_FAILURES = Promise.resolve<string[]>([]);

/** @param size of the disk, in MB */
async function mountHalfFull(folder: string, size: number): Promise<void> {
  mountDisk(folder, size);
  await writeFile(join(folder, 'reserve'), Buffer.alloc(size * 512 * 1024));
}

const randomMailFault = (): MailFault | undefined =>
  Math.random() < REFUSED_MAILS ? REFUSALS[Math.floor(Math.random() * REFUSALS.length)] : undefined;

/** Returns the settings of a server without a site, whose visitors may send as much as they can. */
const environmentOf = (location: StoreLocation) => ({
  ...('url' in location ? {DATABASE_URL: location.url} : {DATA_DIR: location.dataDir}),
  SITE_DIR: 'none',
  MIN_FREE_MB: '0',
  RATE_LIMIT: '100000',
  TRUST_PROXY: 'loopback',
});

const USUAL = {
  signal: 'SIGTERM',
  underLoad: [300, 1500],
  visitors: {count: 16, filesEvery: 10, fileBytes: 60_000},
} as const satisfies Partial<Scenario>;

/** Runs the rounds of a scenario, then one more server to finish the remaining deliveries. */
export async function play(
  name: ScenarioName,
  rounds: number,
  postgres: TestPostgres,
  report: (round: number, acknowledged: number) => void = () => undefined,
) {
  const scenario: Scenario & Required<Pick<Scenario, keyof typeof USUAL>> = {
    ...USUAL,
    ...SCENARIOS[name],
  };
  const [least, most] = scenario.underLoad;
  const folder = await newFolder('crash');
  if (scenario.disk) await mountHalfFull(folder, scenario.disk);
  const location: StoreLocation =
    scenario.database === 'SQLite' ? {dataDir: folder} : {url: await postgres.createDatabase()};
  const mail = await startMailServer({fault: randomMailFault});
  const env = {...environmentOf(location), ...mail.env};
  const {script, forms} = await compiled('tests/server/crash/server.ts');
  const visitors = startVisitors(scenario.visitors);
  const failed: string[] = [];
  /** Resident memory at the end of each round, in MB. */
  const memory: number[] = [];
  let server: Running | undefined;
  try {
    for (let round = 1; round <= rounds; round += 1) {
      server = await startServerProgram(script, env);
      visitors.url = server.url;
      const end = Date.now() + least + Math.random() * (most - least);
      const work = scenario.staff ? staff(forms, env, round, end) : NO_FAILURES;
      await scenario.disturb?.(visitors, folder, postgres);
      await sleep(Math.max(0, end - Date.now()));
      memory.push(await memoryOf(server.pid));
      await server.end(scenario.signal);
      failed.push(...(await work));
      report(round, visitors.acknowledged.length);
    }
    server = await startServerProgram(script, env);
    visitors.url = server.url;
    await visitors.finish();
    return {...(await settled(location, visitors, mail)), failed, memory};
  } finally {
    await server?.end('SIGKILL');
    await mail.stop();
    if (scenario.disk) unmountDisk(folder);
  }
}

/** Staff commands that take no submission ID. @param path of a new output file for a command */
export const staffCommands = (path: (name: string) => string): string[][] => [
  ['list'],
  ['retry', '--all'],
  ['purge'],
  ['release', '--all'],
  ...['export', 'backup'].map((name) => [name, '--out', path(name)]),
  ['erase', '--email'],
];

/** Runs staff commands in turn until `end`, starting with another one each round. @returns the failures. */
async function staff(forms: string, env: Record<string, string>, round: number, end: number) {
  const out = await newFolder('staff');
  const failed: string[] = [];
  for (let turn = round; turn === round || Date.now() < end - 2000; turn += 1) {
    const commands = staffCommands((name) => join(out, `${name}-${turn}`));
    const args = commands[turn % commands.length] ?? [];
    const {code, error} = await run(forms, args, env, 'nobody@example.com');
    // "erase" fails: no submission has this address.
    if (code !== Number(args[0] === 'erase')) {
      failed.push(`${args[0]} ended with ${code}: ${error}`);
    }
    if (end - Date.now() > 2000) await sleep(2000);
  }
  return failed;
}

/** Resident memory of a process, in MB. */
async function memoryOf(pid: number): Promise<number> {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Longer than the leases of killed workers: after this time without a delivery, none will follow. */
const PATIENCE_MS = 60_000;

/** Waits until nothing is left to deliver, or nothing has been delivered for a long time. */
async function deliveriesSettled(store: Store): Promise<void> {
  let fewest = Infinity;
  let changedAt = Date.now();
  for (;;) {
    const {waiting} = await store.counts();
    if (waiting === 0 || Date.now() - changedAt > PATIENCE_MS) return;
    if (waiting < fewest) changedAt = Date.now();
    fewest = waiting;
    await sleep(100);
  }
}

/** Whether a submission is stored with its own fields and file. */
async function isComplete(
  store: Store,
  stored: Submission | undefined,
  {id, email, file}: Acknowledged,
): Promise<boolean> {
  if (stored?.fields.email !== email) return false;
  if (file === undefined) return true;
  const bytes = await store.readFile(id);
  return sha256(bytes ?? new Uint8Array()) === file;
}

/** Waits until nothing is left to deliver, and compares the acknowledged submissions with the stored ones. */
export async function settled(
  location: StoreLocation,
  {acknowledged, refused, wrong}: Pick<Visitors, 'acknowledged' | 'refused' | 'wrong'>,
  {messages}: {messages: ReadonlyArray<{messageId: string}>},
) {
  const store = await service.openStore(location);
  try {
    await deliveriesSettled(store);
    const mailCounts = new Map<string, number>();
    for (const {messageId} of messages) {
      mailCounts.set(messageId, (mailCounts.get(messageId) ?? 0) + 1);
    }
    const stored = new Map<string, Submission>();
    for await (const submission of store.all()) stored.set(submission.id, submission);
    const found = {lost: 0, unmailed: 0, mailedTwice: 0};
    for (const sent of acknowledged) {
      if (!(await isComplete(store, stored.get(sent.id), sent))) found.lost += 1;
      const mails = mailCounts.get(`<${sent.id}.mail@example.com>`) ?? 0;
      if (mails === 0) found.unmailed += 1;
      if (mails > 1) found.mailedTwice += 1;
    }
    const distinct = new Set(acknowledged.map(({id}) => id)).size;
    // Stored without an acknowledgement, or stored twice.
    const doubled = (await store.counts()).submissions - distinct;
    return {acknowledged: acknowledged.length, refused, wrong: wrong.length, doubled, ...found};
  } finally {
    await store.close();
  }
}
