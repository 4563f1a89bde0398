/** What the bench makes of its figures. Nothing is measured here, and no time is judged. */
import type {PageRun} from '../../bench/pages';
import {misses, summaryRows} from '../../bench/summary';

const GOOD: PageRun = {
  url: '/About',
  scores: [100, 100, 100, 100],
  fcp: 900,
  lcp: 1200,
  tbt: 30,
  cls: 0.005,
  mainThread: 500,
  requests: 12,
  transfer: {Document: 40 * 1024, Font: 40 * 1024},
};

test('a page that just meets every goal misses none, as its figures are shown', () => {
  expect(misses([GOOD, {...GOOD, tbt: 30.4}])).toEqual([]);
});

test.each<[string, Partial<PageRun>]>([
  ['points lost, of 400 1, goal 0; home 2', {scores: [100, 99, 100, 100]}],
  ['LCP, s 1.21, goal 1.2; home 1.4', {lcp: 1210}],
  ['TBT, ms 31, goal 30', {tbt: 31}],
  ['CLS 0.006, goal 0.005', {cls: 0.006}],
  ['requests 13, goal 12', {requests: 13}],
  ['KiB 81.0, goal 80', {transfer: {Document: 81 * 1024}}],
])('a page that misses one goal is named: %s', (sentence, worse) => {
  expect(misses([GOOD, {...GOOD, ...worse}])).toEqual([`/About: ${sentence}`]);
});

test('the home page has goals of its own', () => {
  const home = {...GOOD, url: '/', scores: [98, 100, 100, 100], lcp: 1400};
  expect(misses([home])).toEqual([]);
});

test('a build is summed up by its median, its worst page and its ratio', () => {
  const ours = [1000, 1100, 1300].map((lcp) => ({...GOOD, lcp}));
  const other = [2200, 2000, 2400, 4400].map((lcp) => ({...GOOD, lcp}));
  expect(summaryRows([ours, other])[1]).toEqual([
    'LCP, s',
    '1.2; home 1.4',
    '1.10 (1.30)',
    '2.30 (4.40) × 2.1',
  ]);
});
