/**
 * `npm run i18n -- extract`: writes i18n/en, the list of the interface's words for translators.
 * With `--check` it writes nothing and fails when i18n/en is not what the source says.
 *
 * `docusaurus write-translations` does the work, into an empty folder so that no stale key
 * survives. Two things are then put right: it cannot see words that are in tables (src/forms/tables,
 * src/documents/words), and it adds about eighty messages of stock components that this site never shows.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DOCUMENT_MESSAGES} from '../../src/documents';
import {sentencesToTranslate} from '../../src/forms/sentences';

type Entries = Record<string, {message: string; description?: string}>;

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const COMMITTED = 'i18n/en';
/** Where the interface's words land. The rest belongs to stock components; menus are read from sidebars.ts. */
const OURS = 'code.json';

/** The sentences of the document checks, by their whole ids. */
const documentSentences = () =>
  Object.entries(DOCUMENT_MESSAGES).map(([id, entry]) => [`documents.${id}`, entry] as const);

/** Extracts into a temporary folder and returns its path. */
function extract(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'i18n-'));
  const {status, stdout, stderr} = spawnSync(process.execPath, [DOCUSAURUS, 'write-translations'], {
    env: {...process.env, I18N_PATH: folder},
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`docusaurus write-translations failed:\n${stdout}${stderr}`);
  const result = path.join(folder, 'en');
  for (const name of readdirSync(result)) {
    if (name !== OURS) rmSync(path.join(result, name), {recursive: true});
  }
  const codeFile = path.join(result, OURS);
  const code = JSON.parse(readFileSync(codeFile, 'utf8')) as Entries;
  const entries: Entries = Object.fromEntries(
    [
      ...Object.entries(code).filter(([id]) => !id.startsWith('theme.')),
      ...Object.entries(sentencesToTranslate()),
      ...documentSentences(),
    ].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(codeFile, `${JSON.stringify(entries, null, 2)}\n`);
  return result;
}

/** Every file below a folder with its text. */
function textsIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true, encoding: 'utf8'});
  return Object.fromEntries(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]),
  );
}

const fresh = extract();
if (process.argv.includes('--check')) {
  const expected = textsIn(fresh);
  const actual = textsIn(COMMITTED);
  const stale = [...new Set([...Object.keys(expected), ...Object.keys(actual)])].filter(
    (file) => expected[file] !== actual[file],
  );
  if (stale.length > 0) {
    console.error(
      `${stale.map((file) => path.join(COMMITTED, file)).join(', ')}: not what the source says. ` +
        'Run `npm run i18n -- extract` and commit the result.',
    );
    process.exitCode = 1;
  }
} else {
  rmSync(COMMITTED, {recursive: true, force: true});
  cpSync(fresh, COMMITTED, {recursive: true});
}
rmSync(path.dirname(fresh), {recursive: true});
