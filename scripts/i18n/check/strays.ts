/** Files of a locale that should be there, or should not. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '../../../src/nearest';
import {filesBelow, pagesFolder, sourceFiles, translationOf} from '../files';
import {glossaryFile} from '../glossary';
import {readJson} from '../json';
import {sourcesFile, type Sources} from '../sources';
import type {Problem} from './problem';

/** Files of a locale that translate nothing: the site would pass them over in silence. */
export function orphans(root: string, locale: string): Problem[] {
  const folder = `i18n/${locale}`;
  const expected = sourceFiles(root).map((file) => translationOf(file, locale));
  const known = new Set([...expected, glossaryFile(locale), sourcesFile(locale)]);
  return filesBelow(root, folder, '')
    .filter(
      (file) => !file.endsWith('.DS_Store') && statSync(path.join(root, folder, file)).isFile(),
    )
    .map((file) => `${folder}/${file}`)
    .filter((file) => !known.has(file))
    .map((file) => {
      const base = (name: string) => name.split('/').at(-1) ?? '';
      const home = expected.find((name) => base(name) === base(file)) ?? nearest(file, expected);
      const hint = home ? ` Did you mean ${home}?` : ` Pages belong into ${pagesFolder(locale)}.`;
      return {
        file,
        line: 1,
        severity: 'warning',
        message: `This file translates nothing: there is no English file at that place.${hint}`,
      };
    });
}

/** Pages that were translated once and are not there any more, though English has them still. */
export function gonePages(root: string, locale: string, sources: Sources): Problem[] {
  const gone = sourceFiles(root).filter(
    (file) =>
      file.kind === 'page' &&
      file.name in sources &&
      !existsSync(path.join(root, translationOf(file, locale))),
  );
  if (gone.length === 0) return [];
  const record = sourcesFile(locale);
  const {lines} = readJson(readFileSync(path.join(root, record), 'utf8'));
  return gone.map((file) => ({
    ...{file: record, line: lines.get(file.name) ?? 1, severity: 'error'},
    message: `${translationOf(file, locale)} was translated, and is deleted. Take it back with git; if it should go, delete "${file.name}" here too.`,
  }));
}
