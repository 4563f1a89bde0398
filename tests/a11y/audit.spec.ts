/** `npm run audit`, a short one, so that the command cannot rot: one page, and the defects planted in it. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Audit} from './audit/report/audit';

const OUT = 'test-results/audit';

/** Its exit code, and all that it says. */
async function audit(...args: string[]): Promise<{code: number; said: string}> {
  const port = Number(process.env['TEST_PORT'] ?? 4173) + 600;
  const child = spawn(
    process.execPath,
    ['--import', 'jiti/register', 'scripts/audit.ts', ...args],
    {
      env: {...process.env, TEST_PORT: String(port)},
    },
  );
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return {code, said};
}

test('a part of the audit looks, catches what is planted, and leaves reports that pass it', async () => {
  // It starts browsers of its own, beside those of the other tests.
  test.setTimeout(300_000);
  const engines = ['axe', 'ibm', 'html-validate'].flatMap((name) => ['--engine', name]);
  const view = ['--page', '/404.html', '--width', '320', '--scheme', 'dark'];
  const {code, said} = await audit(...view, ...engines, '--out', OUT);
  expect(said).toContain('The audit is passed.');
  expect(code).toBe(0);
  const {visits, findings, defects} = JSON.parse(
    readFileSync(path.join(OUT, 'audit.json'), 'utf8'),
  ) as Audit;
  expect(visits.map(({visit}) => visit)).toEqual([
    {route: '/404.html', width: 320, scheme: 'dark'},
  ]);
  expect(visits[0]?.passed['axe']).toContain('color-contrast');
  expect(findings.filter(({outcome}) => outcome === 'violation')).toEqual([]);
  expect(defects.map(({caughtBy, caught}) => ({caughtBy, caught}))).toEqual([
    {caughtBy: 'axe:document-title', caught: true},
    {caughtBy: 'html-validate:wcag/h32', caught: true},
  ]);
  for (const file of ['index.html', 'summary.md', 'earl.jsonld', 'audit.sarif']) {
    expect(existsSync(path.join(OUT, file)), file).toBe(true);
  }
});

test('options that fit nothing end the audit with 2, and say what there is', async () => {
  const {code, said} = await audit('--page', '/Abuot');
  expect(said).toContain('--page /Abuot fits nothing. There is: ');
  expect(code).toBe(2);
});
