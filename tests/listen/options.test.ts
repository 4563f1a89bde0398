import {OptionError, readOptions} from './options';
import {TASKS} from './tasks';

test('all tasks and both browsers, unless told otherwise', () => {
  expect(readOptions([])).toMatchObject({tasks: TASKS, browsers: ['firefox', 'chromium']});
  expect(readOptions(['--help'])).toBeUndefined();
});

test('tasks are picked by how their names begin', () => {
  const options = readOptions(['tabs', '--browser', 'chromium']);
  expect(options?.tasks.length).toBeGreaterThan(0);
  expect(options?.tasks.every(({id}) => id.startsWith('tabs'))).toBe(true);
  expect(options?.browsers).toEqual(['chromium']);
});

test.each([
  [['nothing-of-the-kind']],
  [['--browser', 'lynx']],
  [['--loud']],
  [['tabs', '--update']],
])('what cannot be done is said: %j', (args) => {
  expect(() => readOptions(args)).toThrow(OptionError);
});

test('each task has a name of its own, and steps that can be read from the build', () => {
  expect(new Set(TASKS.map(({id}) => id)).size).toBe(TASKS.length);
  for (const {steps} of TASKS) expect(steps().length).toBeGreaterThan(0);
});
