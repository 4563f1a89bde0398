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
