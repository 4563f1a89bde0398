import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import {mdxProblems} from '../../src/plugins/blocks';
import {parseMdx} from '../../src/mdx/parse';
import {isPartial} from '../../src/mdx/files';
import {readFrontMatter} from '../../src/mdx/front-matter';
import type {Problem} from '../../src/mdx/problem';

/** One file of `pages/`, read once for all rules. */
export interface Page {
  /** From the project's folder on: `pages/About.mdx`. */
  file: string;
  source: string;
  lines: string[];
  /** Whether it is a part that pages share, and no page of its own. */
  partial: boolean;
  /** What stands at its top; empty where that cannot be read. */
  values: Record<string, unknown>;
  /** Line of each key at the top. */
  keyLines: Record<string, number>;
  /** Its content; undefined where that, or the top, cannot be read. */
  tree: Root | undefined;
  /** What keeps its MDX from being built: the build's own rules. */
  mdx: Problem[];
}

/** @throws Error of the file system when there is no such file */
export function readPage(file: string): Page {
  const source = readFileSync(file, 'utf8');
  const {values, lines: keyLines} = readFrontMatter(source);
  const hasTop = isPartial(file) || Object.keys(keyLines).length > 0;
  return {
    file,
    source,
    lines: source.split(/\r?\n/),
    partial: isPartial(file),
    values,
    keyLines,
    // Without lines at the top, what is left of them would be taken for headings.
    tree: hasTop ? parseMdx(source).tree : undefined,
    mdx: mdxProblems(source, file),
  };
}
