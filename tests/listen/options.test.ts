import {readArguments, UsageError} from '../../scripts/command-line';
import {OPTIONS, optionsOf} from './options';
import {TASKS} from './tasks';

function readOptions(args: string[]) {
  const {values, positionals} = readArguments(args, OPTIONS);
  return optionsOf(values, positionals);
}

test('all tasks and both browsers, unless told otherwise', () => {
  expect(readOptions([])).toMatchObject({tasks: TASKS, browsers: ['firefox', 'chromium']});
});

test('tasks are picked by how their names begin', () => {
  const options = readOptions(['tabs', '--browser', 'chromium']);
  expect(options.tasks.length).toBeGreaterThan(0);
  expect(options.tasks.every(({id}) => id.startsWith('tabs'))).toBe(true);
  expect(options.browsers).toEqual(['chromium']);
});

test.each([
  [['nothing-of-the-kind']],
  [['--browser', 'lynx']],
  [['--loud']],
  [['tabs', '--update']],
])('what cannot be done is said: %j', (args) => {
  expect(() => readOptions(args)).toThrow(UsageError);
});
