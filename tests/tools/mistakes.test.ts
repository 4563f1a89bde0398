import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {MISTAKES} from '../../scripts/check/mistakes';
import type {Told} from '../../scripts/check/mistakes/make';

interface Printed {
  guides: Record<string, string>;
  told: Told[];
}

// Another process: what checks spelling cannot be loaded by Jest.
function print(): Printed {
  const args = ['--import', 'jiti/register', 'scripts/check/write-docs.ts', '--print'];
  const {stdout, stderr, status} = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
    env: {...process.env, SITE_DATE: '2026-11-21'},
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Printed;
}

const {guides, told} = print();

test('more than a hundred and twenty mistakes of writers are tried', () => {
  expect(told.map(({mistake}) => mistake.name)).toEqual(MISTAKES.map(({name}) => name));
  expect(told.length).toBeGreaterThan(120);
});

test.each(told.map((each) => [each.mistake.name, each] as const))(
  '%s is told once, at the right place',
  (_name, {mistake, line, findings}) => {
    expect(findings).toEqual([
      expect.objectContaining({
        file: mistake.file,
        line,
        rule: mistake.rule,
        level: mistake.level ?? 'error',
      }),
    ]);
  },
);

test('no two mistakes are told in the same words', () => {
  const messages = told.map(({findings: [finding]}) => `${finding?.subject} ${finding?.message}`);
  expect(messages.filter((message, index) => messages.indexOf(message) !== index)).toEqual([]);
});

test.each(Object.keys(guides))('%s says what is declared, by `npm run check -- docs`', (file) => {
  expect(readFileSync(file, 'utf8')).toBe(guides[file]);
});
