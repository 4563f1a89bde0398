import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readSidebars} from './read';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sidebars-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

test.each([
  [
    "export default {\n  pages: [\n    {path: '/a' label: 'A'},\n  ],\n};\n",
    /^sidebars\.ts:3 cannot be read: A comma is missing on this line/,
  ],
  ['export default {pages: [about]};\n', /^sidebars\.ts cannot be read: about is not defined\./],
  ['export default {};\n', /^sidebars\.ts cannot be read: it has no list called 'pages'\./],
])('%j is told in one sentence, without a stack', (text, sentence) => {
  writeFileSync(path.join(folder, 'sidebars.ts'), text);
  const told = expect.stringMatching(sentence);
  const thrown = expect.objectContaining({message: told, name: 'SidebarsError', stack: told});
  expect(() => readSidebars(folder)).toThrow(thrown);
});
