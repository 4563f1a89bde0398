/** Tasks of the screen reader read what must be heard from the built pages. */
import {TASKS} from '../listen/tasks';

test('each task has a name of its own, and steps that can be read from the build', () => {
  expect(new Set(TASKS.map(({id}) => id)).size).toBe(TASKS.length);
  for (const {steps} of TASKS) expect(steps().length).toBeGreaterThan(0);
});
