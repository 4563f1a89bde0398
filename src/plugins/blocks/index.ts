import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {PageError, type Problem} from '../../mdx/problem';
import {repeatedIds} from '../../mdx/headings';
import {parseMdx} from '../../mdx/parse';
import {blockProblems} from './problems';

/** Whether a file belongs to a translation of the site. */
const isTranslated = (file: string) => /(^|[\\/])i18n[\\/]/.test(file);

/** Everything that keeps a page from being built: its syntax; then its blocks and ids. */
export function mdxProblems(source: string, file: string): Problem[] {
  const {tree, problem} = parseMdx(source);
  if (problem) return [problem];
  return [...blockProblems(tree, !isTranslated(file)), ...repeatedIds(tree)];
}

/**
 * `markdown.preprocessor` that stops the build, and shows in the live preview, where the MDX of a page or
 * one of its blocks is wrong. It runs before MDX, whose own messages are for programmers, and in Node
 * alone: no visitor downloads these rules.
 * @throws PageError naming file, line and every problem.
 */
export const strictMdx: NonNullable<MarkdownConfig['preprocessor']> = ({filePath, fileContent}) => {
  const file = path.relative(process.cwd(), filePath);
  const problems = mdxProblems(fileContent, file);
  if (problems.length > 0) throw new PageError(problems, file);
  return fileContent;
};
