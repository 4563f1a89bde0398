/** Tasks of the screen reader take their expected words from the built pages. */
import {BROWSERS} from '@trendsoft/web-audit/screen-reader';
import {FAULTS} from '../listen/planted';
import {TASKS} from '../listen/tasks';

test('task ids are unique, and each planted fault belongs to a task', () => {
  const ids = TASKS.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const wheres = ids.flatMap((id) => BROWSERS.map((browser) => `${id}.${browser}`));
  expect(wheres).toEqual(expect.arrayContaining(Object.keys(FAULTS)));
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
