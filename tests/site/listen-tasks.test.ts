/** Tasks of the screen reader read what must be heard from the built pages. */
import {FAULTS} from '../listen/planted';
import {TASKS} from '../listen/tasks';

test('tasks have different names, and each planted fault names one', () => {
  const ids = TASKS.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(Object.values(FAULTS).map(({task}) => task)));
});

test.each(TASKS)('$id finds all its words on the built pages', ({steps}) => {
  const words = steps().flatMap(({until = [], hears = [], once = [], never = []}) => [
    ...[until].flat(),
    ...hears,
    ...once,
    ...never,
  ]);
  expect(words.length).toBeGreaterThan(0);
  for (const expected of words) {
    const isEmpty = typeof expected === 'string' ? expected.trim() === '' : expected.test('');
    expect(isEmpty).toBe(false);
  }
});
