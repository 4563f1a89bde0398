import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {translationOf, type SourceFile} from '../files';
import {fingerprint} from '../fingerprint';
import type {Glossary} from '../glossary';
import {readPage, textsOf, type FrontMatter} from '../page';
import {inFile, UnreadableError} from '../page/problem';
import {deadLinksIn} from '../../../src/locales';
import {compareBlocks} from './blocks';
import {importedParts, isPartial} from '../../../src/mdx/files';
import {lossMistakes, namesFor, shortMistakes} from './losses';
import {blockMistakes, hiddenMarks, strayMarks} from './marks';
import {compareFrontMatter, valueMistakes} from './front-matter';
import type {Mistake, Problem} from './problem';
import {markMistakes, wordMistakes} from './words';

/**
 * Checks the translation of a page.
 * @param asDone look for words left in English though the page is not called done yet
 */
export function checkPage(
  root: string,
  locale: string,
  file: SourceFile,
  glossary: Glossary,
  asDone: boolean,
): Problem[] {
  const translation = translationOf(file, locale);
  const english = readFileSync(path.join(root, file.english), 'utf8');
  const source = readFileSync(path.join(root, translation), 'utf8');
  const error = (mistake: Mistake): Problem => ({
    file: translation,
    severity: 'error',
    ...mistake,
  });
  try {
    const page = readPage(source);
    const recorded = page.frontMatter.get('source')?.value;
    const values = [
      ...valueMistakes(source, translation),
      ...recordMistakes(page.frontMatter, file.name, asDone),
    ];
    const isFingerprint = /^en-[0-9a-f]{12}$/.test(recorded ?? '');
    if (isFingerprint && recorded !== fingerprint(english) && !asDone) {
      return [
        ...values.map(error),
        {
          file: translation,
          line: page.frontMatter.get('source')?.line ?? 1,
          severity: 'warning',
          message: `${deadMessage(deadLinksIn(source, root).filter((route) => !english.includes(route)))}Stale: the English page changed since this was translated. See \`npm run i18n -- diff ${locale} ${file.name}\`; then change the translation and run \`npm run i18n -- done ${locale} ${file.name}\`.`,
        },
      ];
    }
    const isDone = asDone || recorded !== undefined;
    const original = inFile(file.english, () => readPage(english));
    const marks = [...hiddenMarks(source, locale), ...strayMarks(source)];
    // What follows from these would only be told twice.
    if (marks.length > 0) return [...values, ...marks].map(error);
    const top = compareFrontMatter(original.frontMatter, page.frontMatter);
    const body = compareBlocks(original.blocks, page.blocks, 1);
    const texts = [...top.texts, ...body.texts];
    const names = namesFor(root, locale, glossary);
    const short = isDone ? texts.flatMap(shortMistakes) : [];
    const words = [
      ...(isDone ? texts.flatMap((pair) => lossMistakes(pair, names, glossary)) : []),
      ...(isDone ? markMistakes(textsOf(page)) : []),
      ...texts.flatMap((pair) => wordMistakes(pair, glossary, isDone)),
    ];
    const mistakes = [
      ...values,
      ...top.mistakes,
      ...body.mistakes,
      ...words,
      ...importMistakes(root, locale, english),
    ];
    if (mistakes.length > 0) return mistakes.map(error);
    return [
      ...blockMistakes(source, translation).map(error),
      ...short.map((mistake) => ({...error(mistake), severity: 'warning' as const})),
    ];
  } catch (problem) {
    if (!(problem instanceof UnreadableError)) throw problem;
    const {file: unreadable = translation, line, message} = problem;
    return [{file: unreadable, severity: 'error', line, message}];
  }
}

/** What `npm run i18n -- done` wrote at the top, and somebody changed by hand. */
function recordMistakes(top: FrontMatter, name: string, asDone: boolean): Mistake[] {
  const state = top.get('translation');
  if (asDone || !state) return [];
  const {line, value} = state;
  if (!top.has('source') && !(isPartial(name) && value === 'draft')) {
    const message = `The line "source" is missing, which says what English was translated. Take it back with git, or run \`npm run i18n -- done\` again.`;
    return [{line, message}];
  }
  if (value !== 'reviewed' || (top.has('reviewer') && top.has('reviewed'))) return [];
  const message = `Nobody is named who reviewed this. Run \`npm run i18n -- done\` with --reviewer "NAME", which writes these lines.`;
  return [{line, message}];
}

/** Says what keeps a translation from visitors: it would lead them nowhere. */
function deadMessage(dead: string[]): string {
  return dead.length > 0
    ? `It links to ${dead.join(', ')}, which is no page any more, so visitors see English instead. `
    : '';
}

/** A page shows what it imports, so that must be translated too. */
function importMistakes(root: string, locale: string, english: string): Mistake[] {
  return importedParts(english)
    .filter(
      (name) =>
        !existsSync(path.join(root, translationOf({kind: 'page', name, english: ''}, locale))),
    )
    .map((name) => ({
      line: 1,
      message: `This page shows ${name}, which has no translation. Run \`npm run i18n -- start ${locale} ${name}\`.`,
    }));
}
