import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {PageError} from '../problem';
import {isPartial} from './partial';
import {frontMatterProblems} from './problems';
import {readFrontMatter} from './read';

/**
 * `markdown.parseFrontMatter` that stops the build on anything but what schema.ts and kinds.ts ask for (the
 * stock schema lets unknown keys through). Partials carry none. Days stay text, as they are written.
 * @throws PageError naming file, line and every problem.
 */
export const strictFrontMatter: ParseFrontMatter = async ({filePath, fileContent}) => {
  const file = path.relative(process.cwd(), filePath);
  const problems = frontMatterProblems(fileContent, file);
  if (problems.length > 0) throw new PageError(problems, file);
  if (isPartial(file)) return {frontMatter: {}, content: fileContent.trim()};
  const {values, content} = readFrontMatter(fileContent);
  return {frontMatter: values, content: content.trim()};
};
