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
    /** The id at the end of the heading's line, the target of links. */
    id?: string;
  }
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

/** An id at the end of a heading, `{#like-this}`: Docusaurus' syntax, which MDX would parse as code. */
const HEADING_ID = /(?<=^#{1,6} .*)(?<!\\)\{#([^}\s]+)\}(?=[^\S\n]*$)/gm;

/** A page's syntax tree, or its syntax error. Lines, columns and offsets refer to the source with LF line endings. */
export type Parsed = {tree: Root; diagnostic?: never} | {tree?: never; diagnostic: Diagnostic};

const withLineFeeds = (source: string) => source.replaceAll('\r\n', '\n');

/** Returns the source for MDX: spaces in place of heading ids, LF line endings. */
export function withoutHeadingIds(source: string): string {
  return withLineFeeds(source).replaceAll(HEADING_ID, (id) => ' '.repeat(id.length));
}

/** Parses MDX as the build does. A heading's id is in `data`, not in its text. */
export function parseMdx(source: string): Parsed {
  try {
    const tree = processor.parse(withoutHeadingIds(source));
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
