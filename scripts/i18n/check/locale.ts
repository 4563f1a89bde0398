import {existsSync} from 'node:fs';
import path from 'node:path';
import {sourceFiles, translationOf, type SourceFile} from '../files';
import {readGlossary, type Glossary} from '../glossary';
import {readSources, sourcesFile, type Sources} from '../sources';
import {UnreadableError} from '../page/problem';
import {checkGlossary} from './glossary';
import {checkMessages} from './messages';
import {orphans} from './orphans';
import {checkPage} from './page';
import type {Problem} from './problem';

/** Checks everything in the folder of a locale, in the order of its files. */
export function checkLocale(root: string, locale: string): Problem[] {
  const glossaryProblems = checkGlossary(root, locale);
  const glossary = glossaryProblems.length > 0 ? {terms: [], keep: []} : readGlossary(root, locale);
  const {sources, problems} = trySources(root, locale);
  return [
    ...glossaryProblems,
    ...problems,
    ...orphans(root, locale),
    ...sourceFiles(root).flatMap((file) => checkFile(root, locale, file, glossary, sources, false)),
  ];
}

/**
 * Checks the translation of one file, when there is one.
 * @param asDone as it will be once it is called done
 */
export function checkFile(
  root: string,
  locale: string,
  file: SourceFile,
  glossary: Glossary,
  sources: Sources,
  asDone: boolean,
): Problem[] {
  if (!existsSync(path.join(root, translationOf(file, locale)))) return [];
  return file.kind === 'page'
    ? checkPage(root, locale, file, glossary, asDone)
    : checkMessages(root, locale, file, glossary, sources[file.name], asDone);
}

function trySources(root: string, locale: string): {sources: Sources; problems: Problem[]} {
  try {
    return {sources: readSources(root, locale), problems: []};
  } catch (problem) {
    if (!(problem instanceof UnreadableError)) throw problem;
    const {line, message} = problem;
    return {
      sources: {},
      problems: [{file: sourcesFile(locale), line, severity: 'error', message}],
    };
  }
}
