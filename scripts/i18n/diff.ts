/** `npm run i18n -- diff`: the English text as it was when it was translated, and as it is now. */
import {spawnSync} from 'node:child_process';
import {createTwoFilesPatch} from 'diff';
import {NotPossibleError} from '../command-line';
import {readText, type Translation} from './files';
import {englishMessages} from './messages';
import {hashOf, readPage} from './page';
import {readSource} from './records';

/**
 * Returns what changed in English since a file was translated, as lines with - and +.
 * @throws NotPossibleError if it is not translated, or if Git does not have the old text
 */
export function englishChanges(translation: Translation): string {
  return translation.kind === 'page' ? pageChanges(translation) : messageChanges(translation);
}

function pageChanges({locale, name, english, file}: Translation): string {
  const hash = readPage(readText(file), file).frontMatter.get('source')?.text;
  if (hash === undefined) {
    throw new NotPossibleError(
      `${file} has no line "source": it is not done yet. Compare it with ${english}: npm run i18n -- check ${locale} ${name}`,
    );
  }
  const now = readText(english);
  if (hashOf(now, english) === hash) return `${english} has not changed since it was translated.`;
  const before = versionWith(hash, english);
  if (before === undefined) {
    throw new NotPossibleError(
      `Git has no version of ${english} with the hash ${hash}. If this is a shallow clone, run: git fetch --unshallow`,
    );
  }
  return createTwoFilesPatch('translated', 'now', before, now).replace(/^=+\n/, '');
}

/** Returns the hash of an old version; undefined if it cannot be read by today's rules. */
function hashIn(text: string, file: string): string | undefined {
  try {
    return hashOf(text, file);
  } catch {
    return undefined;
  }
}

/** Returns the newest version of a file in the history with a hash. */
function versionWith(hash: string, file: string): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, {encoding: 'utf8'});
  const commits = git('log', '--format=%H', '--', file).stdout.split('\n').filter(Boolean);
  for (const commit of commits) {
    const {status, stdout} = git('show', `${commit}:./${file}`);
    const text = stdout.replaceAll('\r\n', '\n');
    if (status === 0 && hashIn(text, file) === hash) return text;
  }
  return undefined;
}

function messageChanges(translation: Translation): string {
  const {messages: recorded} = readSource(translation);
  const english = englishMessages(translation);
  const changed = Object.entries(recorded).flatMap(([id, before]) => {
    const now = english.get(id)?.message;
    if (now === before) return [];
    return [id, `- ${before}`, now === undefined ? '  (removed)' : `+ ${now}`, ''];
  });
  const added = [...english].flatMap(([id, {message}]) =>
    id in recorded ? [] : [id, `+ ${message}`, ''],
  );
  const lines = [...changed, ...added];
  return lines.length > 0 ? lines.join('\n') : 'English has not changed since it was translated.';
}
