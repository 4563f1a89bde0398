import {readArguments, UsageError} from '../../../scripts/command-line';
import {HELP, isWhole, narrowed, OPTIONS, selectionOf, type Selection} from './selection';
import type {Stop} from './visits';

const read = (...args: string[]): Selection => selectionOf(readArguments(args, OPTIONS).values);

const STOPS: Stop[] = [
  {route: '/', width: 1280},
  {route: '/', width: 320},
  {route: '/About', width: 1280},
  {route: '/About', state: 'the services panel on Testing Services', width: 1280},
];

test('without options it is the whole audit, defects too, in the folder audit', () => {
  expect(isWhole(read())).toBe(true);
  expect(read()).toMatchObject({defects: 'too', publish: false, out: 'audit'});
  expect(narrowed(STOPS, read())).toEqual(STOPS);
});

test('the screen reader belongs to the whole audit alone, and can be left out', () => {
  expect(read().listen).toBe(true);
  expect(read('--publish').listen).toBe(true);
  expect(read('--no-listen').listen).toBe(false);
  expect(read('--page', '/').listen).toBe(false);
});

test('help names every option', () => {
  for (const option of Object.keys(OPTIONS)) expect(HELP).toContain(`--${option} `);
});

test.each([
  [['--engine', 'wave'], '--engine wave: give one of axe, ibm, html-validate, scripted.'],
  [['--width', '1024'], '--width 1024: give one of 1280, 768, 320.'],
  [['--scheme', 'sepia'], '--scheme sepia: give one of light, dark'],
  [['--defects', '--no-defects'], 'contradict each other'],
  [['--publish', '--page', '/About'], '--publish needs the whole audit'],
  [['--publish', '--no-defects'], '--publish needs the whole audit'],
  [['--pages', '/'], "Unknown option '--pages'"],
])('%j is refused, and what would be right is said', (args, said) => {
  expect(() => read(...args)).toThrow(UsageError);
  expect(() => read(...args)).toThrow(said);
});

test.each([
  [
    ['--page', '/'],
    [STOPS[0], STOPS[1]],
  ],
  [['--page', 'About'], [STOPS[2]]],
  [['--state', 'panel'], [STOPS[3]]],
  [
    ['--page', '/', '--state', 'panel', '--width', '1280'],
    [STOPS[0], STOPS[3]],
  ],
  [['--width', '320'], [STOPS[1]]],
  [['--defects'], []],
])('%j leaves these stops', (args, left) => {
  expect(narrowed(STOPS, read(...args))).toEqual(left);
  expect(isWhole(read(...args))).toBe(false);
});

test.each([
  [['--page', '/Abuot'], '--page /Abuot fits nothing. There is: /, /About.'],
  [['--state', 'menu'], '--state menu fits nothing. There is: the services panel'],
])('%j fits nothing, and that is said with what there is', (args, said) => {
  expect(() => narrowed(STOPS, read(...args))).toThrow(said);
});
