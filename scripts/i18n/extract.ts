import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DOCUMENT_MESSAGES} from '@trendsoft/document-check/messages';
import {sentencesToTranslate} from '../../src/forms/sentences';
import {lateMessages} from '../../src/plugins/locales/late-messages';
import {DOCUSAURUS} from '../command-line/parts';
import {INTERFACE_FILE} from './files';

type Entries = Record<string, {message: string; description?: string}>;

/** Returns the words that Docusaurus finds in the source. An empty folder keeps old ids out. */
function docusaurusWords(): Entries {
  const folder = mkdtempSync(path.join(tmpdir(), 'i18n-'));
  const {status, stdout, stderr} = spawnSync(process.execPath, [DOCUSAURUS, 'write-translations'], {
    env: {...process.env, I18N_PATH: folder},
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`docusaurus write-translations failed:\n${stdout}${stderr}`);
  const text = readFileSync(path.join(folder, 'en', 'code.json'), 'utf8');
  rmSync(folder, {recursive: true});
  return JSON.parse(text) as Entries;
}

/**
 * Writes i18n/en/code.json, the interface's words. `docusaurus write-translations` cannot see the words in tables
 * (src/forms/tables, packages/document-check, `*.late.json` of components), and adds about eighty of stock components that this site never shows.
 * @param isCheck compare only
 * @returns whether the file is up to date with the source
 */
export function extract(isCheck: boolean): boolean {
  const entries = [
    ...Object.entries(docusaurusWords()).filter(([id]) => !id.startsWith('theme.')),
    ...Object.entries(sentencesToTranslate()),
    ...Object.entries(lateMessages('.')),
    ...Object.entries(DOCUMENT_MESSAGES).map(([id, entry]) => [`documents.${id}`, entry] as const),
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  const fresh = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
  if (!isCheck) writeFileSync(INTERFACE_FILE, fresh);
  else if (fresh !== readFileSync(INTERFACE_FILE, 'utf8')) {
    console.error(`${INTERFACE_FILE} is outdated. Run \`npm run i18n -- extract\`.`);
    return false;
  }
  return true;
}
