import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {PageError, type Diagnostic} from '../../mdx/diagnostic';
import {duplicateIds} from '../../mdx/headings';
import {parseMdx} from '../../mdx/parse';
import {blockDiagnostics} from './diagnostics';

const isTranslated = (file: string) => /(^|[\\/])i18n[\\/]/.test(file);

/** Returns the mistakes that stop the build of a page: its syntax error or, if the page can be parsed, mistakes in blocks and ids. */
export function mdxDiagnostics(source: string, file: string): Diagnostic[] {
  const {tree, diagnostic} = parseMdx(source);
  if (diagnostic) return [diagnostic];
  return [...blockDiagnostics(tree, !isTranslated(file)), ...duplicateIds(tree)];
}

/**
 * A `markdown.preprocessor` that reports mistakes in a page's MDX and blocks, and stops the build. It runs before
 * MDX, whose messages are for programmers, and only in Node, so these rules are not part of the bundle.
 * @throws PageError with file and line of every mistake
 */
export const strictMdx: NonNullable<MarkdownConfig['preprocessor']> = ({filePath, fileContent}) => {
  const file = path.relative(process.cwd(), filePath);
  const diagnostics = mdxDiagnostics(fileContent, file);
  if (diagnostics.length > 0) throw new PageError(diagnostics, file);
  return fileContent;
};
