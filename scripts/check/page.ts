import type {Root} from 'mdast';
import {isPartial, routeOf} from '../../src/mdx/files';
import {readFrontMatter} from '../../src/mdx/front-matter';
import {parseMdx} from '../../src/mdx/parse';

/** A file of `pages/`, read once for all rules. */
export interface Page {
  /** Path from the project's folder, such as `pages/About.mdx`. */
  file: string;
  route: string;
  source: string;
  lines: string[];
  /** True for a file that pages include and that has no address. */
  partial: boolean;
  /** The front matter; empty if it cannot be read. */
  values: Record<string, unknown>;
  keyLines: Record<string, number>;
  /** The content; undefined if it, or the front matter, cannot be read. */
  tree: Root | undefined;
}

export function readPage(file: string, source: string): Page {
  const {values, lines: keyLines} = readFrontMatter(source);
  const partial = isPartial(file);
  return {
    file,
    source,
    partial,
    values,
    keyLines,
    route: routeOf(file.replace(/^pages\//, '')),
    lines: source.split(/\r?\n/),
    // Broken front matter would be parsed as headings.
    tree: partial || Object.keys(keyLines).length > 0 ? parseMdx(source).tree : undefined,
  };
}
