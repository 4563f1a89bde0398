import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {sourceFiles, translationOf} from '../files';
import {readJson} from '../json';
import {sourcesFile, type Sources} from '../sources';
import type {Problem} from './problem';

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
