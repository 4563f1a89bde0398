/** Compares the files in a locale's folder with those that belong there. */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {SOURCES_FILE} from '../../src/locales';
import {closestMatch} from '../../src/text/closest-match';
import {translationsInto, type FileMistake, type Translation} from './files';
import {glossaryFile} from './glossary';

/** Returns the paths that a locale may contain. */
const neededFiles = (locale: string, translations: readonly Translation[]): string[] => [
  ...translations.map(({file}) => file),
  glossaryFile(locale),
  `i18n/${locale}/${SOURCES_FILE}`,
];

/** Returns the files of a locale in the last commit that are still needed, and do not exist any more. */
export function removedFiles(locale: string, translations: readonly Translation[]): string[] {
  const list = ['ls-tree', '-r', '-z', '--name-only', 'HEAD', `i18n/${locale}/`];
  const {status, stdout} = spawnSync('git', list, {encoding: 'utf8'});
  if (status !== 0) return [];
  const needed = new Set(neededFiles(locale, translations));
  return stdout.split('\0').filter((file) => needed.has(file) && !existsSync(file));
}

export const removedMistake = (file: string): FileMistake => ({
  file,
  line: 1,
  severity: 'error',
  message: `This file was deleted or renamed, so its translation would be lost. Restore it: git checkout HEAD -- ${file}`,
});

/** Returns the missing file that one with a wrong name was probably meant to be. */
function nameFor(file: string, missing: readonly string[]): string | undefined {
  if (missing.length === 1) return missing[0];
  const nearest = closestMatch(
    path.basename(file),
    missing.map((each) => path.basename(each)),
  );
  return missing.find((each) => path.basename(each) === nearest);
}

/**
 * Returns the files of a locale that translate no English file, which the build would silently ignore.
 * @param removed files that are missing, one of which was perhaps renamed
 */
export function orphanFiles(locale: string, removed: readonly string[]): FileMistake[] {
  const folder = `i18n/${locale}`;
  if (!existsSync(folder)) return [];
  const needed = neededFiles(locale, translationsInto(locale));
  const missing = needed.filter((file) => !existsSync(file));
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name).split(path.sep).join('/'))
    .filter((file) => !needed.includes(file) && !file.endsWith('.DS_Store'))
    .map((file) => {
      const name = nameFor(file, removed.length > 0 ? removed : missing);
      const advice = name ? `Rename it to ${name}, or delete it.` : 'Move or delete it.';
      const message = `There is no English file at this path. ${advice}`;
      return {file, line: 1, severity: 'error', message};
    });
}
