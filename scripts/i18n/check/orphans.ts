import {statSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '../../../src/nearest';
import {filesBelow, pagesFolder, sourceFiles, translationOf} from '../files';
import {glossaryFile} from '../glossary';
import {sourcesFile} from '../sources';
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
