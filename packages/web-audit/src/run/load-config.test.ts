import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadConfig} from './load-config';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'web-audit-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

/** Writes a configuration in TypeScript. Returns its path. */
function written(text: string): string {
  const file = path.join(folder, 'audit.config.ts');
  writeFileSync(file, text);
  return file;
}

test('A folder of files is relative to the configuration', async () => {
  const file = written("const site: string = 'build';\nexport default {site};\n");
  expect((await loadConfig(file)).site).toBe(path.join(folder, 'build'));
});

test('An address stays as it is', async () => {
  const file = written("export default {site: 'https://example.com'};\n");
  expect((await loadConfig(file)).site).toBe('https://example.com');
});

test('A configuration without a site is refused', async () => {
  await expect(loadConfig(written('export default {};\n'))).rejects.toThrow('has no `site`');
});

test('A configuration that does not exist is named', async () => {
  const file = path.join(folder, 'other.ts');
  await expect(loadConfig(file)).rejects.toThrow('does not exist');
});
