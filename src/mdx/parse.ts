import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {nodesOf, positionOf} from './nodes';
import type {Diagnostic} from './diagnostic';
import {explainSyntax, type SyntaxFault} from './syntax';

declare module 'mdast' {
  interface HeadingData {
    /** What links lead to: the id that the heading's line ends with. */
    id?: string;
  }
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

/** An id at the end of a heading, `{#like-this}`, which is Docusaurus' own: MDX would take it for code. */
const HEADING_ID = /(?<=^#{1,6} .*)(?<!\\)\{#([^}\s]+)\}(?=[^\S\n]*$)/gm;

/** A page as a tree, or what keeps it from being one. Lines, columns and offsets are those of its lines ended by LF. */
export type Parsed = {tree: Root; diagnostic?: never} | {tree?: never; diagnostic: Diagnostic};

const withLineFeeds = (source: string) => source.replaceAll('\r\n', '\n');

/** The source as MDX reads it: blanks in place of the headings' ids, one way of ending lines. */
export function withoutIds(source: string): string {
  return withLineFeeds(source).replaceAll(HEADING_ID, (id) => ' '.repeat(id.length));
}

/** Reads MDX as the build does; each heading has its id in `data`, and not among its words. */
export function parseMdx(source: string): Parsed {
  try {
    const tree = processor.parse(withoutIds(source));
    const lines = withLineFeeds(source).split('\n');
    for (const node of nodesOf(tree)) {
      if (node.type !== 'heading') continue;
      const [found] = (lines[positionOf(node).line - 1] ?? '').matchAll(HEADING_ID);
      if (found?.[1]) node.data = {id: found[1]};
    }
    return {tree};
  } catch (error) {
    return {diagnostic: explainSyntax(error as SyntaxFault, withLineFeeds(source))};
  }
}
