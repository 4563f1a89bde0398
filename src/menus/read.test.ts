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
  ['export default {pages: [about]};\n', /^sidebars\.ts cannot be read: about is not defined\./],
  ['export default {};\n', /^sidebars\.ts cannot be read: it has no list called 'pages'\./],
  [
    'export default {\n  tagline: ‘A’};\n',
    /^sidebars\.ts:2 cannot be read: ‘ is no quote .+ after/,
  ],
  [
    "export default {a: 'One's own'};\n",
    /^sidebars\.ts:1 .+ An apostrophe ends the words too early/,
  ],
  ["export default {a: 'Words};\n", /^sidebars\.ts:1 .+ A quote is missing\. Write '/],
  ['export default {pages: [] a: 1};\n', /^sidebars\.ts:1 .+ A comma is missing on this line/],
  ['export default {pages: =};\n', /^sidebars\.ts:1 .+ may lack a comma or a quote\.$/],
])('%j is reported in one sentence, without a stack', (text, sentence) => {
  writeFileSync(path.join(folder, 'sidebars.ts'), text);
  const message: unknown = expect.stringMatching(sentence);
  const stack: unknown = expect.not.stringContaining(' at ');
  const error: unknown = expect.objectContaining({message, stack, name: 'SidebarsError'});
  expect(() => readSidebars(folder)).toThrow(error as Error);
});
