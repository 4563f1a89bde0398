import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import leanTheme from '.';

const GENERATED = ['docusaurus.config.mjs', 'site-metadata.json', 'codeTranslations.json'];
const generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'lean-theme-'));
for (const file of GENERATED) writeFileSync(path.join(generatedFilesDir, file), '');

/** The module aliases of the browser's bundle. */
function aliases(): Record<string, string | false> {
  const plugin = leanTheme({
    siteConfig: {title: 'TrendSoft'},
    siteDir: process.cwd(),
    generatedFilesDir,
    i18n: {currentLocale: 'en', defaultLocale: 'en'},
  } as LoadContext);
  const {resolve} = plugin.configureWebpack?.({}, false, {} as never, undefined) ?? {};
  return (resolve as {alias: Record<string, string | false>}).alias;
}

test.each(GENERATED)('the build stops if Docusaurus writes no %s', (file) => {
  rmSync(path.join(generatedFilesDir, file));
  expect(aliases).toThrow(`lean-theme: Docusaurus no longer writes .docusaurus/${file}`);
  writeFileSync(path.join(generatedFilesDir, file), '');
});

test('descriptions for translators are removed only from translate() calls', () => {
  const strip = loaderWith({ids: true});
  const call = `translate({\n  id: 'A.b',\n  message: 'It\\'s {n}',\n  description: "The 'n' of it",\n}, {n})`;
  expect(strip(call)).toBe(`translate({\n  id: 'A.b',\n  message: 'It\\'s {n}',\n}, {n})`);
  const other = `head({title: 'A', description: 'B'})`;
  expect(strip(other)).toBe(other);
});

test('ids are removed too if messages are in the language of the page', () => {
  const strip = loaderWith({ids: false});
  expect(strip("translate({id: 'A.b', message: 'Close', description: 'A button'})")).toBe(
    "translate({ message: 'Close',})",
  );
  expect(strip("translate({message: 'Close', id: 'A.b'})")).toBe(
    "translate({message: 'Close', id: 'A.b'})",
  );
});

/** Calls the loader as the bundler does. */
function loaderWith(options: {ids: boolean}): (source: string) => string {
  const strip = jest.requireActual<(this: object, source: string) => string>(
    './strip-descriptions.cjs',
  );
  return (source) => strip.call({getOptions: () => options}, source);
}
