import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {PageError, type Diagnostic} from '../../mdx/diagnostic';
import {repeatedIds} from '../../mdx/headings';
import {parseMdx} from '../../mdx/parse';
import {blockDiagnostics} from './diagnostics';

/** Whether a file belongs to a translation of the site. */
const isTranslated = (file: string) => /(^|[\\/])i18n[\\/]/.test(file);

/** Everything that keeps a page from being built: its syntax; then its blocks and ids. */
export function mdxDiagnostics(source: string, file: string): Diagnostic[] {
  const {tree, diagnostic} = parseMdx(source);
  if (diagnostic) return [diagnostic];
  return [...blockDiagnostics(tree, !isTranslated(file)), ...repeatedIds(tree)];
}

/**
 * `markdown.preprocessor` that stops the build, and shows in the live preview, where the MDX of a page or
 * one of its blocks is wrong. It runs before MDX, whose own messages are for programmers, and in Node
 * alone: no visitor downloads these rules.
 * @throws PageError with file and line of every mistake
 */
export const strictMdx: NonNullable<MarkdownConfig['preprocessor']> = ({filePath, fileContent}) => {
  const file = path.relative(process.cwd(), filePath);
  const diagnostics = mdxDiagnostics(fileContent, file);
  if (diagnostics.length > 0) throw new PageError(diagnostics, file);
  return fileContent;
};
