/** The ways in which a server is made to die or fail, each with what it must leave behind. */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {TestPostgres} from '../setup/postgres';
import {startMailServer, type MailFault} from '../setup/mail';
import {seeded} from './random';
import {crash, type CrashOptions} from './rounds';
import {mountSmallDisk} from './small-disk';
import type {Figures} from './verify';
import type {Visitors} from './visitors';

export interface Run {
  rounds: number;
  seed: number;
  report?: CrashOptions['report'];
}

/** Shortest and longest time under load before a kill, in milliseconds. */
const UNDER_LOAD = [300, 1500] as const;
const VISITORS = {count: 16, filesEvery: 10, fileBytes: 60_000};
/** Share of mails that the mail server refuses, and where. */
const REFUSED_MAILS = 0.1;
/** Answers of 503 that show that the disk is full, and stays so. */
const REFUSALS_OF_A_FULL_DISK = 50;
const REFUSALS: readonly MailFault[] = ['mailFrom', 'rcptTo', 'data'];

/** kill -9, again and again, with the store in an SQLite file. */
export async function killOnSqlite(run: Run): Promise<Figures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'crash-'));
  try {
    return await withMail(run, (options) =>
      crash({...options, location: {dataDir}, withStaff: true}),
    );
  } finally {
    await rm(dataDir, {recursive: true, force: true});
  }
}

/** The same with the store in PostgreSQL, which goes on meanwhile. */
export async function killOnPostgres(run: Run, postgres: TestPostgres): Promise<Figures> {
  const url = await postgres.createDatabase();
  return withMail(run, (options) => crash({...options, location: {url}, withStaff: true}));
}

/** PostgreSQL itself is restarted under load, while the server stays. */
export async function restartPostgres(run: Run, postgres: TestPostgres): Promise<Figures> {
  const url = await postgres.createDatabase();
  const disturb = async () => {
    await sleep(300);
    await postgres.restart();
    await sleep(1000);
  };
  return withMail(run, (options) =>
    crash({...options, location: {url}, disturb, signal: 'SIGTERM'}),
  );
}

/** The disk fills up under load; later there is space again. */
export async function fillDisk(run: Run): Promise<Figures> {
  const disk = mountSmallDisk(24);
  const disturb = async (visitors: Visitors) => {
    while (visitors.refused < REFUSALS_OF_A_FULL_DISK) await sleep(50);
    disk.freeSpace();
    // Before the other half is full as well.
    await visitors.finish();
  };
  try {
    const visitors = {count: 8, filesEvery: 2, fileBytes: 200_000};
    const location = {dataDir: disk.folder};
    return await withMail({...run, rounds: 1}, (options) =>
      crash({...options, visitors, disturb, location, signal: 'SIGTERM'}),
    );
  } finally {
    disk.remove();
  }
}

type Common = Omit<CrashOptions, 'location'>;

async function withMail(
  {seed, ...run}: Run,
  work: (options: Common) => Promise<Figures>,
): Promise<Figures> {
  const random = seeded(seed);
  const fault = () =>
    random() < REFUSED_MAILS ? REFUSALS[Math.floor(random() * REFUSALS.length)] : undefined;
  const mail = await startMailServer({fault});
  try {
    return await work({...run, mail, random, underLoad: UNDER_LOAD, visitors: VISITORS});
  } finally {
    await mail.stop();
  }
}
