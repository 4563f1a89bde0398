import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readSidebars} from './read';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sidebars-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function refusal(read: () => unknown): Error | undefined {
  try {
    read();
  } catch (error) {
    return error as Error;
  }
  return undefined;
}

test.each([
  ['export default {pages: [about]};\n', /^sidebars\.ts cannot be read: about is not defined\./],
  ['export default {};\n', /^sidebars\.ts cannot be read: it has no list called 'pages'\./],
])('%j is reported in one sentence, without a stack', (text, sentence) => {
  writeFileSync(path.join(folder, 'sidebars.ts'), text);
  const error = refusal(() => readSidebars(folder));
  expect(error).toMatchObject({message: expect.stringMatching(sentence), name: 'SidebarsError'});
  expect(error?.stack).not.toContain(' at ');
});
