import {readFileSync} from 'node:fs';
import path from 'node:path';
import {compareBlocks} from '../check/blocks';
import {NotPossibleError} from '../../command-line';
import {translationOf, type SourceFile} from '../files';
import {fingerprint} from '../fingerprint';
import {readPage, textsOf, type Page} from '../page';
import type {Text} from '../page/block';
import {pairUp} from '../pair-up';
import {findVersion} from './history';
import {alike, changedWords} from './words';

/**
 * What changed in an English page since it was translated, for a terminal.
 * @throws NotPossibleError, UnreadableError
 */
export function pageDiff(root: string, locale: string, file: SourceFile): string {
  const translation = translationOf(file, locale);
  const translated = readPage(readFileSync(path.join(root, translation), 'utf8'));
  const english = readFileSync(path.join(root, file.english), 'utf8');
  const recorded = translated.frontMatter.get('source')?.value;
  if (recorded === undefined) {
    throw new NotPossibleError(
      `${translation} is not called done yet, so nothing can have changed.`,
    );
  }
  if (recorded === fingerprint(english)) {
    return `Nothing changed: ${translation} is made from ${file.english} as it is.`;
  }
  const version = findVersion(root, file.english, recorded);
  const before = readPage(version.text);
  const yours = lineInTranslation(before, translated);
  const changes = pairUp(textsOf(before), textsOf(readPage(english)), likeness).flatMap((pair) =>
    change(file.english, pair, yours),
  );
  return [
    `${translation} was made from ${file.english} of commit ${version.commit.slice(0, 10)}. Since then:`,
    ...changes,
  ].join('\n\n');
}

const ALIKE = 0.3;

/** How alike two English texts are: 0, not the same one in two versions. */
export function likeness(before: Text, after: Text): number {
  if (before.where !== after.where) return 0;
  const words = alike(before.words, after.words);
  return words >= ALIKE ? words : 0;
}

function change(
  file: string,
  {left, right}: {left?: Text; right?: Text},
  yours: (text: Text) => string,
): string[] {
  if (left && right) {
    if (left.words === right.words) return [];
    return [
      `${file}:${right.line}: ${right.where}${yours(left)}\n  ${changedWords(left.words, right.words)}`,
    ];
  }
  if (right)
    return [`${file}:${right.line}: ${right.where}, new\n  ${changedWords('', right.words)}`];
  return left ? [`${left.where}, taken out${yours(left)}\n  ${changedWords(left.words, '')}`] : [];
}

/** Tells where the translation of an old English text stands. */
function lineInTranslation(before: Page, translated: Page): (text: Text) => string {
  const pairs = compareBlocks(before.blocks, translated.blocks, 0).texts;
  return (text) => {
    const line =
      pairs.find(({english}) => english === text)?.translated.line ??
      translated.frontMatter.get(text.where)?.line;
    return line === undefined ? '' : ` (yours: line ${line})`;
  };
}
