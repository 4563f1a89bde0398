import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {frontMatterProblems} from './schema';

/**
 * `markdown.parseFrontMatter` that stops the build on anything but the known
 * keys (the stock schema lets unknown ones through). Partials carry none.
 * @throws Error naming the file and every problem in it.
 */
export const strictFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const file = path.relative(process.cwd(), params.filePath);
  const isPartial = file.split(path.sep).some((part) => part.startsWith('_'));
  const problems = isPartial ? [] : frontMatterProblems(result.frontMatter);
  if (problems.length > 0) throw new Error(`${file}:\n- ${problems.join('\n- ')}`);
  return result;
};
