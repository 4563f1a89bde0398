/** How `npm test` runs its steps. */
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {PROGRAMS, findProgram, installCommand} from '../../scripts/programs';
import {countsIn, runSteps} from '../../scripts/test/run';
import type {Step} from '../../scripts/test/steps';

let printed: string[];
beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => jest.restoreAllMocks());

const step = (name: string, code = 0, more: Partial<Step> = {}): Step => ({
  name,
  programs: [['-e', `process.exit(${code})`]],
  ...more,
});

const errors = (message: string) => ({results: [{errors: [{message}]}]});

const ELSEWHERE = {hasApt: false, env: {}, install: () => ['clamd' as const]};

test('the run stops after a failed row, and reports the failed step', async () => {
  const rows = [[step('a')], [step('b', 1), step('c')], [step('d')]];
  expect(await runSteps(rows)).toBe(false);
  expect(printed.join('\n')).toMatch(/── a ──[^]*── b ──[^]*── c ──[^]*Failed: b/);
  expect(printed.join('\n')).not.toContain('── d ──');
});

test('a step that only warns does not fail the run', async () => {
  expect(await runSteps([[step('a', 1, {warns: true})]])).toBe(true);
});

test('the last line counts the tests', async () => {
  await runSteps([[step('a')]]);
  expect(printed.at(-1)).toBe('\n0 passed, 0 failed');
});

test('failures are repeated at the end, from reports of Jest and Playwright', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  const reported = (name: string, report: object): Step => {
    const file = path.join(folder, name);
    writeFileSync(file, JSON.stringify(report));
    return step(name, 1, {report: file});
  };
  const failed = {title: 'opens', file: 'menu.ts', ok: false, tests: [errors('closed')]};
  const passed = {title: 'shuts', file: 'menu.ts', ok: true, tests: [errors('not counted')]};
  await runSteps([
    [
      reported('jest', {
        testResults: [
          {status: 'failed', message: 'sum: 3, not 4'},
          {status: 'passed', message: ''},
        ],
      }),
      reported('playwright', {suites: [{specs: [passed], suites: [{specs: [failed]}]}]}),
    ],
  ]);
  expect(printed.slice(-3)).toEqual([
    '\nsum: 3, not 4',
    '\nmenu.ts: opens\nclosed',
    '\n0 passed, 0 failed',
  ]);
});

test('a step whose program is missing is skipped and listed', async () => {
  const rows = [[step('a'), step('b', 1, {needs: ['clamd', 'caddy']})]];
  expect(await runSteps(rows, ELSEWHERE)).toBe(true);
  expect(printed).toContain('  b: clamd');
});

test('in continuous integration, a skipped step is a failure', async () => {
  const rows = [[step('b', 0, {needs: ['clamd']})]];
  expect(await runSteps(rows, {...ELSEWHERE, env: {CI: 'true'}})).toBe(false);
});

test('on Debian, a missing program prevents the run', async () => {
  const rows = [[step('a', 0, {needs: ['clamd']})]];
  await expect(runSteps(rows, {...ELSEWHERE, hasApt: true})).rejects.toThrow(/^Not found: clamd/);
  expect(printed).toEqual([]);
});

test('a Jest file that fails to load and a flaky browser test count as failures', () => {
  expect(countsIn({numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1})).toEqual({
    passed: 3,
    failed: 2,
  });
  expect(countsIn({stats: {expected: 5, unexpected: 1, flaky: 1}})).toEqual({passed: 5, failed: 2});
});

test('the path of a browser in a setting is used, or rejected if the file does not exist', () => {
  const before = process.env['FIREFOX'];
  try {
    process.env['FIREFOX'] = __filename;
    expect(findProgram('firefox')).toBe(__filename);
    process.env['FIREFOX'] = '/nowhere/firefox';
    expect(() => findProgram('firefox')).toThrow('FIREFOX is "/nowhere/firefox", which does not');
  } finally {
    if (before === undefined) delete process.env['FIREFOX'];
    else process.env['FIREFOX'] = before;
  }
});

test('the command that installs programs names each package once', () => {
  expect(PROGRAMS.pdftotext[0]).toBe(PROGRAMS.pdftoppm[0]);
  expect(installCommand(['pdftotext', 'pdftoppm'])).toMatch(/^[^,]*poppler-utils[^,]*$/);
});
