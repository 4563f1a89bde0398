/**
 * `npm test -- crash`: kills the server, fills its disk and restarts its database under load.
 * Fails when an acknowledged submission is lost, broken, doubled or never mailed, or when more mails
 * come twice than there were kills: how many are sent between two kills depends on the machine.
 */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {anySeed, numbersFrom} from '../../../scripts/numbers';
import {startPostgres} from '../setup/postgres';
import {faults} from './faults';
import {load} from './load';
import {fillDisk, killOnPostgres, killOnSqlite, restartPostgres} from './scenarios';
import type {Figures} from './verify';

const HELP = `npm test -- crash [--rounds N] [--seed N] | --minutes N

  --rounds  kills on each database (default: 100); the other scenarios take three
  --seed    of the times and of the mails that are refused (default: a new one, printed)
  --minutes instead of kills: posts, uploads, staff commands and a restart each minute, on both databases at once`;

const {rounds, seed, minutes} = numbersFrom({rounds: 100, seed: anySeed(), minutes: 0}, HELP);

async function main(): Promise<void> {
  console.log(`Seed: ${seed}`);
  const postgres = await startPostgres({fsync: true});
  const scenarios = [
    ['kill -9, SQLite', killOnSqlite, rounds],
    ['kill -9, PostgreSQL', killOnPostgres, rounds],
    ['full disk, SQLite', fillDisk, 1],
    ['PostgreSQL restarted', restartPostgres, 3],
  ] as const;
  const results: Record<string, Figures> = {};
  const found: string[] = [];
  try {
    for (const [name, scenario, count] of scenarios) {
      const report = (round: number, acknowledged: number) =>
        console.log(`${name}: round ${round} of ${count}, ${acknowledged} acknowledged`);
      const figures = await scenario({rounds: count, seed, report}, postgres);
      results[name] = figures;
      found.push(...faults(figures, count).map((fault) => `${name}: ${fault}`));
    }
  } finally {
    await postgres.stop();
  }
  console.table(results);
  console.log(found.length ? found.join('\n') : 'Nothing was lost.');
  process.exitCode = found.length ? 1 : 0;
}

/** What a day's work must leave behind: everything, once, and a server that has not grown. */
async function mainLoad(): Promise<void> {
  const postgres = await startPostgres({fsync: true});
  const dataDir = await mkdtemp(join(tmpdir(), 'load-'));
  try {
    const stores = {SQLite: {dataDir}, PostgreSQL: {url: await postgres.createDatabase()}};
    const found = Object.entries(stores).map(async ([name, location]) => {
      const {unanswered, memory, ...figures} = await load(location, minutes, (minute, count, mb) =>
        console.log(`${name}: minute ${minute} of ${minutes}, ${count} acknowledged, ${mb} MB`),
      );
      console.table({[name]: {...figures, unanswered}});
      const broken = faults(figures, 0);
      if (unanswered > 0) broken.push(`${unanswered} unanswered`);
      const [first = 0] = memory;
      if ((memory.at(-1) ?? 0) > first * 1.5) broken.push(`memory: ${memory.join(', ')} MB`);
      return broken.map((fault) => `${name}: ${fault}`);
    });
    const all = (await Promise.all(found)).flat();
    console.log(all.length ? all.join('\n') : 'Nothing was lost.');
    process.exitCode = all.length ? 1 : 0;
  } finally {
    await postgres.stop();
    await rm(dataDir, {recursive: true, force: true});
  }
}

void (minutes > 0 ? mainLoad() : main());
