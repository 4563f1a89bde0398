import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {script} from '../../scripts/command-line/parts';

interface Entry {
  message: string;
  description?: string;
}
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Entry>;

test('i18n/en is up to date with the extraction', () => {
  const {status, stderr} = spawnSync('node', script('scripts/i18n.ts', 'extract', '--check'), {
    encoding: 'utf8',
  });
  expect({status, stderr: stderr.replace(/^npm warn.*\n/gm, '')}).toEqual({status: 0, stderr: ''});
}, 120_000);

test('every message has a description', () => {
  const bare = Object.entries(read('i18n/en/code.json')).filter(
    ([, {description}]) => !description,
  );
  expect(bare).toEqual([]);
});

test('interface ids are Component.purpose', () => {
  const odd = Object.keys(read('i18n/en/code.json')).filter(
    (id) =>
      !/^([A-Z][A-Za-z]+|forms)\.[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)?$/.test(id) &&
      // The last part is the id of a rule, with the numbers of a standard.
      !/^documents\.[a-z]+\.[\w.-]+$/.test(id),
  );
  expect(odd).toEqual([]);
});
