/**
 * `npm run test:crash`: kills the server, fills its disk and restarts its database under load.
 * Fails when an acknowledged submission is lost, broken, doubled or never mailed, or when more
 * than one in a hundred is mailed twice.
 */
import {parseArgs} from 'node:util';
import {startPostgres} from '../setup/postgres';
import {faults} from './faults';
import {fillDisk, killOnPostgres, killOnSqlite, restartPostgres, type Run} from './scenarios';
import type {Figures} from './verify';

const HELP = `npm run test:crash -- [--rounds N] [--seed N]

  --rounds  kills on each database (default: 100); the other scenarios take three
  --seed    of the times and of the mails that are refused (default: a new one, printed)`;

const {values} = parseArgs({
  options: {
    rounds: {type: 'string', default: '100'},
    seed: {type: 'string', default: String(Date.now() % 2 ** 32)},
    help: {type: 'boolean', short: 'h'},
  },
});

async function main(): Promise<void> {
  const seed = Number(values.seed);
  const rounds = Number(values.rounds);
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
  const found = Object.entries(results).flatMap(([name, figures]) =>
    faults(figures, figures.acknowledged / 100).map((fault) => `${name}: ${fault}`),
  );
  console.log(found.length ? found.join('\n') : 'Nothing was lost.');
  process.exitCode = found.length ? 1 : 0;
}

if (values.help) console.log(HELP);
else void main();
