import {spawnSync} from 'node:child_process';
import path from 'node:path';

const JITI = path.join(path.dirname(require.resolve('jiti/package.json')), 'lib/jiti-cli.mjs');

function webAudit(...args: string[]) {
  const command = [JITI, path.join(__dirname, 'main.ts'), ...args];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {encoding: 'utf8'});
  return {status, stdout, stderr};
}

const EXAMPLE = path.join(__dirname, '../../example/site');

test.each([
  {args: ['--page'], sentence: "Option '--page <value>' argument missing."},
  {args: [EXAMPLE, '--probe', 'no-such-probe'], sentence: 'There is no probe "no-such-probe".'},
  {args: [EXAMPLE, '--page', '/no-such-page'], sentence: 'There is no page "/no-such-page".'},
  {args: [EXAMPLE, EXAMPLE], sentence: 'Name one address or folder.'},
  {args: [EXAMPLE, '--openacr'], sentence: '--openacr needs `product`'},
])('A mistake ends with code 2 and one sentence: $sentence', ({args, sentence}) => {
  const {status, stdout, stderr} = webAudit(...args);
  expect(stderr).toContain(sentence);
  expect(stdout).toBe('');
  expect(status).toBe(2);
});

test('--help names every option and exit code', () => {
  const {status, stdout} = webAudit('--help');
  expect(status).toBe(0);
  for (const part of ['--page', '--probe', '--json', '--openacr', 'Exit code 0']) {
    expect(stdout).toContain(part);
  }
});
