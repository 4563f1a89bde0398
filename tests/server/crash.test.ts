import {faults, play, type ScenarioName} from './crash/scenarios';
import {soak} from './crash/soak';
import {SOAKED} from './crash/world';
import {startForAll} from '../../packages/forms-service/tests/setup/lifetime';
import {startPostgres} from '../../packages/forms-service/tests/setup/postgres';

// `npm test -- crash` runs 100 rounds of each.
jest.setTimeout(300_000);

/** Concurrent deliveries: one kill can interrupt this many between sending a mail and recording it. */
const CONCURRENCY = 1;

// Not shared with other tests, since it is restarted.
const postgres = startForAll(() => startPostgres({fsync: true}));

test.each<[name: ScenarioName, rounds: number]>([
  ['kill -9, SQLite', 2],
  ['kill -9, PostgreSQL', 2],
  ['full disk, SQLite', 1],
  ['PostgreSQL restarted', 1],
])('%s: no acknowledged submission is lost, duplicated or unmailed', async (name, rounds) => {
  const figures = await play(name, rounds, postgres);
  expect(figures.refused).toBeGreaterThan(0);
  expect(faults(figures, rounds * CONCURRENCY)).toEqual([]);
});

// `npm test -- crash --soak` runs an hour of each.
test.each(SOAKED)(
  'a minute of everything at once on %s: nothing is lost, and nobody waits',
  async (database) => {
    const result = await soak({database, minutes: 1, postgres, seed: database});
    expect(result.figures['acknowledged']).toBeGreaterThan(0);
    expect(result).toMatchObject({failures: []});
  },
);
