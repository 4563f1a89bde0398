/** `npm test -- crash`; see HELP. */
// Imported first, since both databases load it at the same time.
import '../../../scripts/package/bundle';
import {readNumbers} from '../../../scripts/numbers';
import {ownTemporaryFolder} from '../setup/folders';
import {startPostgres} from '../setup/postgres';
import {SCENARIOS, faults, play, type Figures, type ScenarioName} from './scenarios';

const HELP = `npm test -- crash [--rounds N] | --minutes N

Kills the server, fills its disk and restarts its database under load. Fails when an acknowledged submission is lost,
damaged, stored twice or never mailed, or when more mails arrive twice than there were kills or restarts.

  --rounds  kills on each database (default: 100); the other scenarios take one or three
  --minutes instead of kills: posts, uploads, staff commands and a restart each minute, on both databases at once`;

const {rounds, minutes} = readNumbers({rounds: 100, minutes: 0}, HELP);
const results: Record<string, Figures> = {};
const found: string[] = [];

async function main(): Promise<void> {
  const removeFolder = await ownTemporaryFolder();
  const postgres = await startPostgres({fsync: true});
  const one = async (name: ScenarioName, count: number) => {
    const figures = await play(name, count, postgres, (round, acknowledged) =>
      console.log(`${name}: round ${round} of ${count}, ${acknowledged} acknowledged`),
    );
    const {memory} = figures;
    results[name] = figures;
    const broken = faults(figures, count);
    if ((memory.at(-1) ?? 0) > (memory[0] ?? 0) * 1.5 && minutes > 0) {
      broken.push(`memory: ${memory.join(', ')} MB`);
    }
    found.push(...broken.map((fault) => `${name}: ${fault}`));
  };
  const names = Object.keys(SCENARIOS) as ScenarioName[];
  try {
    if (minutes > 0) {
      const days = names.filter((name) => name.startsWith('a minute'));
      await Promise.all(days.map((name) => one(name, minutes)));
    } else {
      await one('kill -9, SQLite', rounds);
      await one('kill -9, PostgreSQL', rounds);
      await one('full disk, SQLite', 1);
      await one('PostgreSQL restarted', 3);
    }
  } finally {
    await postgres.stop();
    await removeFolder();
  }
  console.table(results);
  console.log(found.length ? found.join('\n') : 'Nothing was lost.');
  process.exitCode = found.length ? 1 : 0;
}

void main();
