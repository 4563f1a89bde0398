import {existsSync} from 'node:fs';
import path from 'node:path';
import {sourceFiles, translationOf, type SourceFile} from '../files';
import {readGlossary, type Glossary} from '../glossary';
import {readSources, type Sources} from '../sources';
import {UnreadableError} from '../page/problem';
import {savedWrongly} from '../../check/index';
import {checkMessages} from './messages';
import {checkPage} from './page';
import type {Problem} from './problem';
import {gonePages, orphans} from './strays';

/** Checks everything in the folder of a locale, in the order of its files. */
export function checkLocale(root: string, locale: string): Problem[] {
  const problems: Problem[] = [];
  /** What can be read, or nothing and a problem. */
  const attempt = <Result>(read: () => Result, nothing: Result): Result => {
    try {
      return read();
    } catch (problem) {
      if (!(problem instanceof UnreadableError)) throw problem;
      const {file = `i18n/${locale}`, line, message} = problem;
      problems.push({file, line, severity: 'error', message});
      return nothing;
    }
  };
  const glossary = attempt(() => readGlossary(root, locale), undefined);
  const sources = attempt(() => readSources(root, locale), {});
  // Without the glossary, names would be taken for English words.
  if (!glossary) return problems;
  return [
    ...problems,
    ...orphans(root, locale),
    ...gonePages(root, locale, sources),
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
  const translation = translationOf(file, locale);
  if (!existsSync(path.join(root, translation))) return [];
  const fault = savedWrongly(path.join(root, translation));
  if (fault) {
    const {line, message} = fault;
    return [{file: translation, line, severity: 'error', message: `${message}.`}];
  }
  return file.kind === 'page'
    ? checkPage(root, locale, file, glossary, asDone)
    : checkMessages(root, locale, file, glossary, sources[file.name], asDone);
}
