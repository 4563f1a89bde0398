/**
 * Kills a server again and again while visitors send forms, and counts what became of what it
 * had acknowledged.
 */
import {setTimeout as sleep} from 'node:timers/promises';
import type {StoreLocation} from '../../../src/server/store/open';
import {compiled} from '../setup/programs';
import {startServerProgram, type Running} from '../setup/programs';
import type {MailServer} from '../setup/mail';
import type {Random} from './random';
import {staffAt} from './staff';
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
  /** Whether a command of the staff runs in each round, across its end. */
  withStaff?: boolean;
  report?: (round: number, acknowledged: number) => void;
}

export const SERVER = 'tests/server/crash/server.ts';

/** Runs the rounds, then lets one more server finish what is left. */
export async function crash(options: CrashOptions): Promise<Figures> {
  const {
    rounds,
    underLoad,
    random,
    disturb,
    signal = 'SIGKILL',
    report,
    withStaff = false,
  } = options;
  const [least, most] = underLoad;
  const {script, forms, remove} = await compiled(SERVER);
  const staff = withStaff ? await staffAt(forms, storeOf(options.location)) : undefined;
  const visitors = startVisitors(options.visitors);
  const failed: string[] = [];
  let server: Running | undefined;
  try {
    for (let round = 1; round <= rounds; round += 1) {
      server = await startServer(script, options);
      visitors.aim(server.url);
      const command = staff?.run(round);
      await Promise.all([disturb?.(visitors), sleep(least + random() * (most - least))]);
      await server.end(signal);
      failed.push(...((await command) ?? []));
      report?.(round, visitors.acknowledged.length);
    }
    server = await startServer(script, options);
    visitors.aim(server.url);
    await visitors.finish();
    if (failed.length > 0) throw new Error(failed.join('\n'));
    return await settle(options.location, visitors, options.mail);
  } finally {
    await server?.end('SIGKILL');
    await staff?.remove();
    await remove();
  }
}

/** Starts the server on a store, with its mail server. */
export function startServer(
  script: string,
  {location, mail}: Pick<CrashOptions, 'location' | 'mail'>,
): Promise<Running> {
  return startServerProgram(script, {
    ...storeOf(location),
    SITE_DIR: 'none',
    SMTP_URL: mail.url,
    MAIL_FROM: 'website@example.com',
    MAIL_TO: 'office@example.com',
    MIN_FREE_MB: '0',
    RATE_LIMIT: '100000',
    TRUST_PROXY: 'loopback',
  });
}

/** The settings that name a store. */
export function storeOf(location: StoreLocation): Record<string, string> {
  return 'url' in location ? {DATABASE_URL: location.url} : {DATA_DIR: location.dataDir};
}
