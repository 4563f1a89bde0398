import {readFileSync} from 'node:fs';
import {promiseProblems, PROMISES, promisesIn} from '../../scripts/check/rules/promises';

const PROMISED = promisesIn(`| Policy section | What | Is | Who sees to it |
|---|---|---|---|
| \`keeping\` | days until messages are deleted | 90 | the server |
| \`keeping\` | days that a backup is kept | 20 | the server |
| \`what-we-keep\` | seconds for which visits are counted | 40 | the server |
| \`sharing\` | who gets a message | mail | the server |
`);

const POLICY = `## What we keep {#what-we-keep}

Your name.

## How long {#keeping}

We delete it after 90 days, and a backup 20 days later.

## Who sees it {#sharing}`;

/** Line and beginning of each problem. */
const told = (policy: string) =>
  promiseProblems(policy.split('\n'), PROMISED).map(({line, message}) => `${line}: ${message}`);

test('a policy that says what the table says is fine', () => {
  expect(told(POLICY)).toEqual([]);
});

test.each([
  [
    'other days',
    'after 90 days',
    'after 60 days or 90 days',
    /^7: Nothing is kept for 60 days: .+ has 90, 20\./,
  ],
  ['days left out', ' 20 days', ' some time', /^5: .+"days that a backup is kept": 20\./],
  ['a section left out', '{#what-we-keep}', '{#kept}', /^1: .+the section #what-we-keep,/],
])('%s: told once', (_name, from, to, expected) => {
  expect(told(POLICY.replace(from, to))).toEqual([expect.stringMatching(expected)]);
});

test('a page that is no policy may say any days', () => {
  expect(told('## How long {#keeping}\n\nA test takes 3 days.')).toEqual([]);
});

test('the guide for operators has such a table', () => {
  expect(promisesIn(readFileSync(PROMISES, 'utf8')).length).toBeGreaterThan(9);
});
