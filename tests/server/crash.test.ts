import {faults} from './crash/faults';
import {fillDisk, killOnPostgres, killOnSqlite, restartPostgres} from './crash/scenarios';
import {startPostgres, type TestPostgres} from './setup/postgres';

// `npm test -- crash` runs a hundred rounds of each.
jest.setTimeout(180_000);

const KILLS = 6;
/** Deliveries at a time: what one kill can catch between a mail and its note. */
const UNDER_WAY = 2;

// One of its own, since it is restarted.
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres({fsync: true});
});
afterAll(() => postgres.stop());

const run = {rounds: KILLS, seed: 20};

test('SQLite: nothing that was acknowledged is lost by kill -9, doubled, or left unmailed', async () => {
  expect(faults(await killOnSqlite(run), KILLS * UNDER_WAY)).toEqual([]);
});

test('PostgreSQL: nothing that was acknowledged is lost by kill -9, doubled, or left unmailed', async () => {
  expect(faults(await killOnPostgres(run, postgres), KILLS * UNDER_WAY)).toEqual([]);
});

test('a full disk refuses, loses nothing, and recovers', async () => {
  const figures = await fillDisk(run);
  expect(figures.refused).toBeGreaterThan(0);
  expect(faults(figures, UNDER_WAY)).toEqual([]);
});

test('a database that restarts under load loses nothing', async () => {
  const figures = await restartPostgres({...run, rounds: 1}, postgres);
  expect(figures.refused).toBeGreaterThan(0);
  expect(faults(figures, UNDER_WAY)).toEqual([]);
});
