/**
 * `npm run i18n -- extract`: writes i18n/en/code.json, the list of the interface's words for translators.
 * With `--check` it writes nothing and fails when the file is not what the source says.
 *
 * `docusaurus write-translations` does the work, into an empty folder so that no stale key
 * survives. Two things are then put right: it cannot see words that are in tables (src/forms/tables,
 * src/documents/words), and it adds about eighty messages of stock components that this site never shows.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DOCUMENT_MESSAGES} from '../../src/documents';
import {sentencesToTranslate} from '../../src/forms/sentences';
import {DOCUSAURUS} from '../parts';
import {INTERFACE} from './files';

type Entries = Record<string, {message: string; description?: string}>;

/** The sentences of the document checks, by their whole ids. */
const documentSentences = () =>
  Object.entries(DOCUMENT_MESSAGES).map(([id, entry]) => [`documents.${id}`, entry] as const);

/** The words that Docusaurus finds in the source. */
function found(): Entries {
  const folder = mkdtempSync(path.join(tmpdir(), 'i18n-'));
  const {status, stdout, stderr} = spawnSync(process.execPath, [DOCUSAURUS, 'write-translations'], {
    env: {...process.env, I18N_PATH: folder},
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`docusaurus write-translations failed:\n${stdout}${stderr}`);
  const text = readFileSync(path.join(folder, 'en', INTERFACE.name), 'utf8');
  rmSync(folder, {recursive: true});
  return JSON.parse(text) as Entries;
}

const entries = [
  ...Object.entries(found()).filter(([id]) => !id.startsWith('theme.')),
  ...Object.entries(sentencesToTranslate()),
  ...documentSentences(),
].sort(([a], [b]) => (a < b ? -1 : 1));
const fresh = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;

if (!process.argv.includes('--check')) writeFileSync(INTERFACE.english, fresh);
else if (fresh !== readFileSync(INTERFACE.english, 'utf8')) {
  console.error(
    `${INTERFACE.english}: not what the source says. Run \`npm run i18n -- extract\` and commit the result.`,
  );
  process.exitCode = 1;
}
