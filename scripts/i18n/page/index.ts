import {readFrontMatter} from '../../../src/mdx/front-matter';
import {parseMdx} from '../../../src/mdx/parse';
import type {Problem} from '../../../src/mdx/problem';
import {TRANSLATED_KEYS} from '../../../src/plugins/front-matter';
import {walk, type Block, type Text} from './block';
import {blocksOf} from './blocks';
import {checkEncoding, UnreadableError} from './problem';

/** A line at the top, as words. */
interface TopLine {
  value: string;
  line: number;
  /** Of the value's first character, after a quote. */
  offset: number;
}
export type FrontMatter = ReadonlyMap<string, TopLine>;

export interface Page {
  frontMatter: FrontMatter;
  blocks: Block[];
}

const unreadable = ({message, line}: Problem) =>
  new UnreadableError(`${message.replace(/\.$/, '')}. Compare it with the English page.`, line);

/**
 * Reads a page, English or translated, as the build does.
 * @param source its whole text
 * @throws UnreadableError with a sentence for a translator, and the line
 */
export function readPage(source: string): Page {
  const frontMatter = readTop(source);
  const {tree, problem} = parseMdx(source);
  if (problem) throw unreadable(problem);
  return {frontMatter, blocks: blocksOf(tree.children)};
}

/** The lines at the top; a part that pages share has none. @throws UnreadableError */
export function readTop(source: string): FrontMatter {
  checkEncoding(source);
  if (!source.startsWith('---')) return new Map();
  const {values, lines, offsets, problems} = readFrontMatter(source);
  const [problem] = problems;
  if (problem) throw unreadable(problem);
  return new Map(
    Object.entries(values).map(([key, value]) => [
      key,
      {value: String(value), line: lines[key] ?? 1, offset: offsets[key] ?? 0},
    ]),
  );
}

/** Everything on a page that is translated, in the order of reading. */
export function textsOf({frontMatter, blocks}: Page): Text[] {
  const atTheTop = TRANSLATED_KEYS.flatMap((key) => {
    const entry = frontMatter.get(key);
    return entry ? [{where: key, words: entry.value, line: entry.line, offset: entry.offset}] : [];
  });
  const below = [...walk(blocks)].flatMap(({props, text}) => [
    ...props.flatMap(({texts}) => texts),
    ...(text ? [text] : []),
  ]);
  return [...atTheTop, ...below];
}
