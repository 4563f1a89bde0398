import {existsSync} from 'node:fs';
import {DEPARTURES, departuresOf, needsOf, type DepartureName} from './departures';

const ALL = Object.keys(DEPARTURES) as DepartureName[];

test('a build has all of them', () => {
  expect([...departuresOf()]).toEqual(ALL);
  expect([...departuresOf('')]).toEqual(ALL);
});

test('STOCK=1 leaves out all, names leave out these', () => {
  expect([...departuresOf('1')]).toEqual([]);
  expect([...departuresOf('lean-theme,class-names')]).toEqual([
    'build-cache',
    'late-scripts',
    'page-chunks',
  ]);
});

test('what needs another goes with it, and needs nothing that needs a third', () => {
  expect([...departuresOf('page-chunks')]).toEqual(['build-cache', 'class-names']);
  const needed = ALL.map(needsOf).filter((name) => name !== undefined);
  expect(ALL.filter((name) => needed.includes(name)).map(needsOf)).toEqual([undefined]);
});

test('a name that is none says which there are', () => {
  expect(() => departuresOf('lean')).toThrow(
    'STOCK is "lean", but it must be 1, or some of build-cache, lean-theme',
  );
});

test.each(Object.values(DEPARTURES).flatMap(({tests}) => [...tests]))(
  '%s, which says what broke, is there',
  (file) => {
    expect(existsSync(file)).toBe(true);
  },
);
