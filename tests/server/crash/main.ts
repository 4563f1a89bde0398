/**
 * `npm test -- crash`: kills the server, fills its disk and restarts its database under load.
 * Fails when an acknowledged submission is lost, broken, doubled or never mailed, or when more
 * than one in two hundred is mailed twice.
 */
import {anySeed, numbersFrom} from '../../../scripts/numbers';
import {startPostgres} from '../setup/postgres';
import {faults} from './faults';
import {fillDisk, killOnPostgres, killOnSqlite, restartPostgres, type Run} from './scenarios';
import type {Figures} from './verify';

const HELP = `npm test -- crash [--rounds N] [--seed N]

  --rounds  kills on each database (default: 100); the other scenarios take three
  --seed    of the times and of the mails that are refused (default: a new one, printed)`;

const {rounds, seed} = numbersFrom({rounds: 100, seed: anySeed()}, HELP);

async function main(): Promise<void> {
  console.log(`Seed: ${seed}`);
  const postgres = await startPostgres({fsync: true});
  const run = (name: string, count: number): Run => ({
    rounds: count,
    seed,
    report: (round, acknowledged) =>
      console.log(`${name}: round ${round} of ${count}, ${acknowledged} acknowledged`),
  });
  const results: Record<string, Figures> = {};
  try {
    results['kill -9, SQLite'] = await killOnSqlite(run('kill -9, SQLite', rounds));
    results['kill -9, PostgreSQL'] = await killOnPostgres(
      run('kill -9, PostgreSQL', rounds),
      postgres,
    );
    results['full disk, SQLite'] = await fillDisk(run('full disk, SQLite', 1));
    results['PostgreSQL restarted'] = await restartPostgres(
      run('PostgreSQL restarted', 3),
      postgres,
    );
  } finally {
    await postgres.stop();
  }
  console.table(results);
  const all = Object.values(results);
  const sum = (key: keyof Figures) => all.reduce((total, figures) => total + figures[key], 0);
  const found = Object.entries(results).flatMap(([name, figures]) =>
    faults(figures, Infinity).map((fault) => `${name}: ${fault}`),
  );
  const [twice, acknowledged] = [sum('mailedTwice'), sum('acknowledged')];
  console.log(`Mailed twice: ${twice} of ${acknowledged}`);
  if (twice * 200 > acknowledged) found.push('more than one in two hundred was mailed twice');
  console.log(found.length ? found.join('\n') : 'Nothing was lost.');
  process.exitCode = found.length ? 1 : 0;
}

void main();
