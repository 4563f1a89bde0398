import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {frontMatterProblems} from './schema';

/** YAML reads 2026-02-30 as the second of March; a writer must hear of what stands in the file. */
function daysAsWritten(frontMatter: Record<string, unknown>, fileContent: string) {
  const written = (key: string) =>
    new RegExp(`^${key}:\\s*([^\\s#]+)`, 'm').exec(fileContent)?.[1] ?? null;
  return Object.fromEntries(
    Object.entries(frontMatter).map(([key, value]) => [
      key,
      value instanceof Date ? written(key) : value,
    ]),
  );
}

/**
 * `markdown.parseFrontMatter` that stops the build on anything but the known
 * keys (the stock schema lets unknown ones through). Partials carry none. Days
 * stay text, as they are written: `2026-11-16`.
 * @throws Error naming the file and every problem in it.
 */
export const strictFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const file = path.relative(process.cwd(), params.filePath);
  const isPartial = file.split(path.sep).some((part) => part.startsWith('_'));
  const frontMatter = daysAsWritten(result.frontMatter, params.fileContent);
  const problems = isPartial ? [] : frontMatterProblems(frontMatter);
  if (problems.length > 0) throw new Error(`${file}:\n- ${problems.join('\n- ')}`);
  return {...result, frontMatter};
};
