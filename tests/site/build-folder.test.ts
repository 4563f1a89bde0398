import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD} from '../setup/site';

test('no file of the build names the folder in which it was built', () => {
  const files = readdirSync(BUILD, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({parentPath, name}) => path.join(parentPath, name));
  expect(files.length).toBeGreaterThan(100);
  const folder = process.cwd();
  const naming = files.filter((file) => {
    const bytes = readFileSync(file);
    return bytes.includes(folder) || bytes.includes(encodeURI(folder));
  });
  expect(naming).toEqual([]);
});
