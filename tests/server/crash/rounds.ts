/**
 * Kills a server again and again while visitors send forms, and counts what became of what it
 * had acknowledged.
 */
import {setTimeout as sleep} from 'node:timers/promises';
import type {StoreLocation} from '../../../src/server/store/open';
import {compiled} from '../setup/compiled';
import {startServerProgram, type Running} from '../setup/programs';
import type {MailServer} from '../setup/smtp';
import type {Random} from './random';
import {startVisitors, type VisitorOptions, type Visitors} from './visitors';
import {settle, type Figures} from './verify';

export interface CrashOptions {
  location: StoreLocation;
  mail: MailServer;
  rounds: number;
  /** Milliseconds under load before each kill: at least, and at most. */
  underLoad: readonly [least: number, most: number];
  visitors: VisitorOptions;
  random: Random;
  /** What else happens during a round, such as a restart of the database. */
  disturb?: (visitors: Visitors) => Promise<void>;
  /** How a round ends; a kill by default. */
  signal?: NodeJS.Signals;
  report?: (round: number, acknowledged: number) => void;
}

const SERVER = 'tests/server/crash/server.ts';

/** Runs the rounds, then lets one more server finish what is left. */
export async function crash(options: CrashOptions): Promise<Figures> {
  const {rounds, underLoad, random, disturb, signal = 'SIGKILL', report} = options;
  const [least, most] = underLoad;
  const {script, remove} = await compiled(SERVER);
  const visitors = startVisitors(options.visitors);
  let server: Running | undefined;
  try {
    for (let round = 1; round <= rounds; round += 1) {
      server = await start(script, options);
      visitors.aim(server.url);
      await Promise.all([disturb?.(visitors), sleep(least + random() * (most - least))]);
      await server.end(signal);
      report?.(round, visitors.acknowledged.length);
    }
    server = await start(script, options);
    visitors.aim(server.url);
    await visitors.finish();
    return await settle(options.location, visitors, options.mail);
  } finally {
    await server?.end('SIGKILL');
    await remove();
  }
}

function start(script: string, {location, mail}: CrashOptions): Promise<Running> {
  return startServerProgram(script, {
    ...('url' in location ? {DATABASE_URL: location.url} : {DATA_DIR: location.dataDir}),
    SITE_DIR: 'none',
    SMTP_URL: mail.url,
    MAIL_FROM: 'website@example.com',
    MAIL_TO: 'office@example.com',
    MIN_FREE_MB: '0',
    RATE_LIMIT: '100000',
    TRUST_PROXY: 'loopback',
  });
}
