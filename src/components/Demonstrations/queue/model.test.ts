import {GOAL, loadOf, READERS, REPAIRS, SEARCH} from './model';

test('without a queue, results take as long as a search; with 600 readers they take 9 seconds', () => {
  expect(loadOf(400, 'none')).toMatchObject({seconds: SEARCH, used: 400, waiting: 0});
  const full = loadOf(600, 'none');
  expect(full.seconds).toBeCloseTo(9);
  expect(full).toMatchObject({used: 400, waiting: 200});
});

test('more connections shorten the queue, and the other repairs remove it', () => {
  const seconds = REPAIRS.map((repair) => loadOf(READERS.most, repair).seconds);
  const [none = 0, more = 0, ...others] = seconds;
  expect(more).toBeLessThan(none);
  expect(more).toBeGreaterThan(GOAL);
  expect(others).toEqual([SEARCH, SEARCH]);
});

test.each(REPAIRS)(
  'the figures of %s agree with each other for every number of readers',
  (repair) => {
    for (let readers = READERS.least; readers <= READERS.most; readers += READERS.step) {
      const {seconds, formula, used, connections, waiting, need} = loadOf(readers, repair);
      expect(seconds).toBe(SEARCH + Math.max(0, formula));
      expect(used).toBeLessThanOrEqual(connections);
      // Nobody waits while a connection is free.
      expect(waiting > 0).toBe(need > connections && used === connections && formula > 0);
    }
  },
);
