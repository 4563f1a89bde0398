import {faults, play, type ScenarioName} from './crash/scenarios';
import {startForAll} from './setup/lifetime';
import {startPostgres} from './setup/postgres';

// `npm test -- crash` runs a hundred rounds of each.
jest.setTimeout(180_000);

/** Deliveries at a time: what one kill can catch between a mail and its note. */
const UNDER_WAY = 2;

// One of its own, since it is restarted.
const postgres = startForAll(() => startPostgres({fsync: true}));

test.each<[name: ScenarioName, rounds: number]>([
  ['kill -9, SQLite', 6],
  ['kill -9, PostgreSQL', 6],
  ['full disk, SQLite', 1],
  ['PostgreSQL restarted', 1],
])('%s: nothing acknowledged is lost, doubled or left unmailed', async (name, rounds) => {
  const figures = await play(name, rounds, postgres);
  expect(figures.refused).toBeGreaterThan(0);
  expect(faults(figures, rounds * UNDER_WAY)).toEqual([]);
});
