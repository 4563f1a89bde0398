/** Finds translations that visitors read now, and would not read any more after a change. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {readText, type FileMistake, type Translation} from './files';
import {englishMessages} from './messages';
import {readSource} from './records';

/** Returns whether `npm run i18n -- done` has recorded a page. */
export const isRecorded = (page: string) => /^source: /m.test(page);

/** Returns an error for a page that visitors read in translation, and would read in English after this change. */
export function withdrawnPage({locale, kind, name, file}: Translation): FileMistake[] {
  if (kind !== 'page' || !existsSync(file) || isRecorded(readText(file))) return [];
  if (!isRecorded(committedText(file) ?? '')) return [];
  const message = `The line "source" was removed, so visitors would read the page in English. Restore it, or run \`npm run i18n -- done ${locale} ${name}\`.`;
  return [{file, line: 1, severity: 'error', message}];
}

/** Returns the text of a file in the last commit; undefined outside a repository, or if it is new. */
function committedText(file: string): string | undefined {
  const {status, stdout} = spawnSync('git', ['show', `HEAD:./${file}`], {encoding: 'utf8'});
  return status === 0 ? stdout : undefined;
}

/** Returns an error if messages are missing in a language whose pages are all translated: it would be withdrawn. */
export function missingMessages(translation: Translation): FileMistake[] {
  const {locale, kind, name, file} = translation;
  if (kind !== 'messages') return [];
  const {messages} = readSource(translation);
  const missing = [...englishMessages(translation).keys()].filter((id) => !(id in messages));
  if (missing.length === 0) return [];
  const examples = missing
    .slice(0, 3)
    .map((id) => `"${id}"`)
    .join(', ');
  const rest = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
  const message = `The next release would not contain this language, since ${examples}${rest} are not translated. Run \`npm run i18n -- start ${locale} ${name}\`, translate them, then run done.`;
  return [{file, line: 1, severity: 'error', message}];
}
