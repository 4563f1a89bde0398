/**
 * `npm test -- crash`: kills the server, fills its disk and restarts its database under load.
 * Fails when an acknowledged submission is lost, broken, doubled or never mailed, or when more mails
 * come twice than there were kills: how many are sent between two kills depends on the machine.
 */
import {anySeed, numbersFrom} from '../../../scripts/numbers';
import {startPostgres} from '../setup/postgres';
import {faults} from './faults';
import {fillDisk, killOnPostgres, killOnSqlite, restartPostgres} from './scenarios';
import type {Figures} from './verify';

const HELP = `npm test -- crash [--rounds N] [--seed N]

  --rounds  kills on each database (default: 100); the other scenarios take three
  --seed    of the times and of the mails that are refused (default: a new one, printed)`;

const {rounds, seed} = numbersFrom({rounds: 100, seed: anySeed()}, HELP);

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

void main();
