/** `npm test -- crash`; see HELP. */
// Loaded first, since scenarios that run at the same time would import it twice.
import '../../../scripts/package/bundle';
import {randomUUID} from 'node:crypto';
import {
  UsageError,
  oneOf,
  readArguments,
  rejectExtraArguments,
  report,
} from '../../../scripts/command-line';
import {readNumbers} from '../../../scripts/command-line/numbers';
import {ownTemporaryFolder} from '../../../packages/forms-service/tests/setup/folders';
import {startPostgres} from '../../../packages/forms-service/tests/setup/postgres';
import {SCENARIOS, faults, play, type Figures, type ScenarioName} from './scenarios';
import {soak} from './soak';
import {SOAKED} from './world';

const HELP = `npm test -- crash [--rounds N] | --minutes N | --soak [--minutes N] [--database NAME] [--seed SEED]

Kills the server, fills its disk and restarts its database under load. Fails when an acknowledged submission is lost,
damaged, stored twice or never mailed, when more mails arrive twice than there were kills or restarts, or (--minutes)
when the memory grows by half.

  --rounds N   kills per database (default: 100); the disk is filled once, the database restarted three times
  --minutes N  no kills: posts, uploads, staff commands and one restart a minute, on both databases at once
  --soak       everything at once, for an hour or --minutes N: visitors, staff, hanging and failing neighbours, a wrong clock,
               a full disk, kills, upgrades and rollbacks; on both databases, or --database sqlite or postgres.
               --seed SEED repeats the choices of an earlier soak`;
const results: Record<string, Figures> = {};
const failures: string[] = [];

async function kill(): Promise<void> {
  const {rounds, minutes} = readNumbers({rounds: 100, minutes: 0}, HELP);
  const removeFolder = await ownTemporaryFolder();
  const postgres = await startPostgres({fsync: true});
  const runScenario = async (name: ScenarioName, count: number) => {
    const figures = await play(name, count, postgres, (round, acknowledged) =>
      console.log(`${name}: round ${round} of ${count}, ${acknowledged} acknowledged`),
    );
    const {memory} = figures;
    results[name] = figures;
    const faultsFound = faults(figures, count);
    if ((memory.at(-1) ?? 0) > (memory[0] ?? 0) * 1.5 && minutes > 0) {
      faultsFound.push(`memory: ${memory.join(', ')} MB`);
    }
    failures.push(...faultsFound.map((fault) => `${name}: ${fault}`));
  };
  const names = Object.keys(SCENARIOS) as ScenarioName[];
  try {
    if (minutes > 0) {
      const longRuns = names.filter((name) => name.startsWith('a minute'));
      await Promise.all(longRuns.map((name) => runScenario(name, minutes)));
    } else {
      await runScenario('kill -9, SQLite', rounds);
      await runScenario('kill -9, PostgreSQL', rounds);
      await runScenario('full disk, SQLite', 1);
      await runScenario('PostgreSQL restarted', 3);
    }
  } finally {
    await postgres.stop();
    await removeFolder();
  }
  console.table(results);
  conclude();
}

async function soakDatabases(): Promise<void> {
  const {values, positionals} = readArguments(process.argv.slice(2), {
    soak: {type: 'boolean'},
    minutes: {type: 'string', default: '60'},
    database: {type: 'string'},
    seed: {type: 'string', default: randomUUID()},
    help: {type: 'boolean'},
  });
  rejectExtraArguments(positionals);
  if (values.help) {
    console.log(HELP);
    return;
  }
  const minutes = Number(values.minutes);
  if (!Number.isInteger(minutes) || minutes < 1) {
    throw new UsageError(`--minutes is "${values.minutes}", but it must be a whole number from 1.`);
  }
  const {seed} = values;
  const databases = values.database ? [oneOf('--database', SOAKED, values.database)] : SOAKED;
  const removeFolder = await ownTemporaryFolder();
  const postgres = await startPostgres({fsync: true});
  try {
    for (const database of databases) {
      console.log(`${database}: ${minutes} minutes, --seed ${seed}`);
      const result = await soak({
        database,
        minutes,
        postgres,
        seed,
        report: (line) => console.log(`${database}: ${line}`),
      });
      console.dir({[database]: result}, {depth: null});
      failures.push(...result.failures.map((failure) => `${database}: ${failure}`));
    }
  } finally {
    await postgres.stop();
    await removeFolder();
  }
  conclude();
}

function conclude(): void {
  console.log(failures.length ? failures.join('\n') : 'Nothing was lost.');
  process.exitCode = failures.length ? 1 : 0;
}

const work = process.argv.includes('--soak') ? soakDatabases() : kill();
work.catch((error: unknown) => {
  process.exitCode = report(error, 'npm test -- crash');
});
