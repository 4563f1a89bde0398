/** How `npm test` runs its steps. */
import {mkdirSync, mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {candidates, findProgram, installCommand} from '../../scripts/programs';
import {unitsIn} from '../../scripts/programs/install';
import {planFor, staleEntries, unlistedFlows} from '../../scripts/test/changed';
import {countsIn, runSteps} from '../../scripts/test/run';
import {ALL, ORDINARY, type Rows, type Step} from '../../scripts/test/steps';

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

const errors = (message: string, projectName = '') => ({
  projectName,
  annotations: [{type: 'Page', description: '/About'}],
  results: [{errors: [{message}]}],
});

const ELSEWHERE = {hasApt: false, env: {}, install: () => ['clamd' as const]};

test('the run stops after a failed row, and reports the failed step', async () => {
  const rows = [[step('a')], [step('b', 1), step('c')], [step('d')]];
  expect(await runSteps(rows)).toBe(false);
  expect(printed.join('\n')).toMatch(/── a ──[^]*── b ──[^]*── c ──[^]*── b: failed in \d+ s ──/);
  expect(printed.join('\n')).not.toContain('── d ──');
});

test('a step that only warns does not fail the run', async () => {
  expect(await runSteps([[step('a', 1, {warns: true})]])).toBe(true);
});

test('`all` runs everything that the ordinary set runs, and the other engines', () => {
  const namesIn = (rows: Rows) => rows.flat().map(({name}) => name);
  expect(namesIn(ALL)).toEqual([...namesIn(ORDINARY), 'engine webkit', 'engine firefox']);
});

test('the last line counts the tests', async () => {
  await runSteps([[step('a')]]);
  expect(printed).toEqual([
    '\n── a ──',
    expect.stringMatching(/^\n── a: passed in \d+ s ──$/),
    '\n0 passed, 0 failed',
  ]);
});

test('failures are repeated at the end, from reports of Jest and Playwright', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  const reported = (name: string, report: object): Step => {
    const file = path.join(folder, name);
    // As in an earlier run, whose results must not count.
    writeFileSync(file, '{"numPassedTests": 9}');
    const text = JSON.stringify(JSON.stringify(report));
    const program = `fs.writeFileSync(${JSON.stringify(file)}, ${text}); process.exit(1)`;
    return {name, programs: [['-e', name === 'none' ? '' : program]], report: file};
  };
  const failed = {title: '375 px', ok: false, tests: [errors('closed', 'firefox')]};
  const passed = {title: 'shuts', ok: true, tests: [errors('not counted')]};
  const flow = {title: 'opens (once)', specs: [failed]};
  await runSteps([
    [
      reported('jest', {
        numPassedTests: 3,
        testResults: [
          {
            name: path.resolve('src/sum.test.ts'),
            status: 'failed',
            message: 'sum: 3, not 4',
            assertionResults: [
              {status: 'failed', fullName: "it's a sum"},
              {status: 'passed', fullName: 'is right'},
            ],
          },
          {name: 'other.test.ts', status: 'passed', message: ''},
        ],
      }),
      reported('none', {}),
      reported('playwright', {
        suites: [{file: 'flows/menu.spec.ts', specs: [passed], suites: [flow]}],
      }),
    ],
  ]);
  expect(printed.slice(-3)).toEqual([
    "\nsum: 3, not 4\nAlone: npx jest src/sum.test.ts -t 'it.s a sum'",
    `\nflows/menu.spec.ts: opens (once) 375 px
Page: /About
closed
Alone: npm test -- engines --engine firefox flows/menu.spec.ts --grep 'opens \\(once\\) 375 px'`,
    '\n3 passed, 0 failed',
  ]);
});

test('a step whose program is missing is skipped and listed', async () => {
  const rows = [[step('a'), step('b', 1, {needs: ['clamd', 'caddy']})]];
  expect(await runSteps(rows, ELSEWHERE)).toBe(true);
  expect(printed.slice(-4)).toEqual([
    '\nSkipped, because programs are missing:',
    '  b: clamd',
    `To run them: ${installCommand(['clamd'])}`,
    '\n0 passed, 0 failed',
  ]);
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
  const report = {numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1};
  expect(countsIn(report)).toEqual({passed: 3, failed: 2});
  expect(countsIn({stats: {expected: 5, unexpected: 1, flaky: 1}})).toEqual({passed: 5, failed: 2});
});

test('the path of a browser in a setting is used, or rejected if the file does not exist', () => {
  jest.replaceProperty(process, 'env', {
    FIREFOX: __filename,
    CHROMIUM: '/nowhere',
    CLAMD: '/nowhere',
  });
  expect(findProgram('firefox')).toBe(__filename);
  expect(() => findProgram('chromium')).toThrow('CHROMIUM is "/nowhere", which does not exist');
  expect(() => findProgram('clamd')).not.toThrow();
});

test('a program is looked for on the PATH, or in the folder of its newest version', () => {
  jest.replaceProperty(process, 'env', {PATH: `${path.delimiter}/opt`});
  const file = process.platform === 'win32' ? 'orca.exe' : 'orca';
  const expected = ['/opt', '/usr/bin'].map((folder) => path.join(folder, file));
  expect(candidates('orca').slice(0, 2)).toEqual(expected);
  expect(candidates('/lib/orca')).toEqual(['/lib/orca']);
  const folder = mkdtempSync(path.join(tmpdir(), 'versions-'));
  for (const version of ['15', '9', '16']) mkdirSync(path.join(folder, version));
  const found = ['16', '15', '9'].map((version) => `${folder}/${version}/orca`);
  expect(candidates(`${folder}/*/orca`)).toEqual(found);
  expect(candidates(`${folder}/1/*/orca`)).toEqual([]);
});

test('the services of newly installed packages are found in their lists of files', () => {
  const list = ['/.', '/lib/systemd/system/caddy.service', '/lib/systemd/system/caddy.d/a.conf'];
  expect(unitsIn(list.join('\n'))).toEqual(['caddy.service']);
});

test('the command that installs programs names each package once', () => {
  const command = installCommand(['pdftotext', 'pdftoppm'], true);
  expect(command).toMatch(/^sudo \S+ \S+ scripts\/test\/packages\.ts --install \(poppler-utils\)$/);
  expect(installCommand(['chromium'], false)).toBe('npx playwright install chromium');
  expect(installCommand(['clamd', 'caddy', 'chromium'], false)).toBe(
    "npx playwright install chromium; install clamav-daemon, caddy (names of Debian's packages)",
  );
  expect(installCommand(['caddy'], false)).toMatch(/^install caddy/);
});

describe('changed', () => {
  const namesOf = (...files: string[]) =>
    planFor(files, files).rows.map((row) => row.map(({name}) => name));

  test('a component is checked, built, and tested by what imports it and by its flows', () => {
    const tabs = 'src/components/Tabs/Tabs.tsx';
    const unit = 'src/components/Tabs/Tabs.test.tsx';
    const {rows} = planFor([tabs], [tabs, unit, 'tests/site/pages.test.ts']);
    const [[sources, build] = [], [tests, flows, browser] = []] = rows;
    expect([sources?.name, build?.name]).toEqual(['format, lint and types', 'build']);
    expect(tests?.programs.flat().slice(-2)).toEqual(['--runTestsByPath', unit]);
    expect(flows?.programs.flat().at(-1)).toBe('flows/tabs');
    expect(browser?.programs.flat().at(-1)).toBe('tests/e2e/tabs.spec.ts');
  });

  test('a change of late hydration is built, and tested by what is done during hydration', () => {
    const file = 'packages/docusaurus-late-hydration/src/client/hydrate.ts';
    const {rows} = planFor([file], [file]);
    expect(rows.map((row) => row.map(({name}) => name))).toEqual([
      ['format, lint and types', 'build'],
      ['engine chromium', 'browser'],
    ]);
    expect(rows[1]?.[0]?.programs.flat()).toContain('flows/changed-html');
  });

  test('a changed test of the forms service runs alone', () => {
    const file = 'packages/forms-service/tests/worker.test.ts';
    const [first, second] = planFor([file], [file]).rows;
    expect(first?.map(({name}) => name)).toEqual(['format, lint and types']);
    expect(second?.map(({name}) => name)).toEqual(['reached tests']);
    expect(second?.[0]?.programs.flat().at(-1)).toBe(file);
  });

  test('a guide needs no build', () => {
    expect(namesOf('docs/operate.md')).toEqual([['format, lint and types'], []]);
  });

  test('a component without flows is named', () => {
    const file = 'src/components/Nothing/Nothing.tsx';
    expect(planFor([file], [file]).leftOut.join()).toContain('flows of src/components/Nothing');
  });

  test('the folders and tests that belong together exist', () =>
    expect(staleEntries()).toEqual([]));

  test('each flow belongs to a folder', () => {
    const files = readdirSync('tests/engines/flows');
    const flows = files.map((file) => `flows/${file.replace('.spec.ts', '')}`);
    expect(unlistedFlows(flows)).toEqual([]);
  });
});
