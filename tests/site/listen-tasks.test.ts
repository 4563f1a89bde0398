/** Tasks of the screen reader read what must be heard from the built pages. */
import {TASKS} from '../listen/tasks';

test('no two tasks have one name', () => {
  expect(new Set(TASKS.map(({id}) => id)).size).toBe(TASKS.length);
});

test.each(TASKS)('what $id has to hear is on the built pages', ({steps}) => {
  expect(steps).not.toThrow();
});
