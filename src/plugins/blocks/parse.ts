import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Problem} from '../problem';
import {explainSyntax, type SyntaxFault} from './syntax';

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

/** An id at the end of a heading, `{#like-this}`, which MDX would take for code. Docusaurus escapes it too. */
const HEADING_ID = /^(#{1,6} .*)\{(#[^}\s]+)\}[^\S\n]*$/gm;

/** A page as a tree, or what keeps it from being one. Lines are the file's; columns in headings are not. */
export type Parsed = {tree: Root; problem?: never} | {tree?: never; problem: Problem};

/** The source as MDX reads it: ids of headings as text, one way of ending lines. */
export function withEscapedIds(source: string): string {
  return source.replaceAll('\r\n', '\n').replaceAll(HEADING_ID, String.raw`$1\{$2}`);
}

/** Reads MDX as the build does. */
export function parseMdx(source: string): Parsed {
  try {
    return {tree: processor.parse(withEscapedIds(source))};
  } catch (error) {
    return {problem: explainSyntax(error as SyntaxFault, source.replaceAll('\r\n', '\n'))};
  }
}
