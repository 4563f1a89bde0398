import {walk, type Block, type Text} from './block';
import {blocksOf} from './blocks';
import {readFrontMatter, type FrontMatter} from './front-matter';
import {parseMarkdown} from './markdown';
import {TRANSLATABLE_KEYS} from './translatable';

export interface Page {
  frontMatter: FrontMatter;
  blocks: Block[];
}

/**
 * Reads a page, English or translated.
 * @param source its whole text
 * @throws UnreadableError with a sentence for a translator, and the line
 */
export function readPage(source: string): Page {
  const {values, length} = readFrontMatter(source);
  // Blanks in place of the front matter keep every line and position.
  const blank = source.slice(0, length).replaceAll(/[^\n]/g, ' ');
  return {
    frontMatter: values,
    blocks: blocksOf(parseMarkdown(blank + source.slice(length)).children),
  };
}

/** Everything on a page that is translated, in the order of reading. */
export function textsOf({frontMatter, blocks}: Page): Text[] {
  const atTheTop = TRANSLATABLE_KEYS.flatMap((key) => {
    const entry = frontMatter.get(key);
    return entry ? [{where: key, words: entry.value, line: entry.line, offset: entry.offset}] : [];
  });
  const below = [...walk(blocks)].flatMap(({props, text}) => [
    ...props.flatMap(({texts}) => texts),
    ...(text ? [text] : []),
  ]);
  return [...atTheTop, ...below];
}
