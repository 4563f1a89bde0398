import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {frontMatterProblems} from './schema';
import {isTranslation, TRANSLATION_KEYS, translationProblems} from './translation';

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
 * keys (the stock schema lets unknown ones through). Partials carry none; a
 * translation has keys of its own, which are for translators and do not reach the page.
 * Days stay text, as they are written: `2026-11-16`.
 * @throws Error naming the file and every problem in it.
 */
export const strictFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const file = path.relative(process.cwd(), params.filePath);
  const isPartial = file.split(path.sep).some((part) => part.startsWith('_'));
  const frontMatter = daysAsWritten(result.frontMatter, params.fileContent);
  const {page, translation} = isTranslation(file)
    ? split(frontMatter)
    : {page: frontMatter, translation: {}};
  const problems = [
    ...(isPartial ? [] : frontMatterProblems(page)),
    ...translationProblems(translation),
  ];
  if (problems.length > 0) throw new Error(`${file}:\n- ${problems.join('\n- ')}`);
  return {...result, frontMatter: page};
};

type Values = Record<string, unknown>;

/** Takes the keys of a translation out of its front matter. */
function split(frontMatter: Values): {page: Values; translation: Values} {
  const pick = (ofTranslation: boolean) =>
    Object.fromEntries(
      Object.entries(frontMatter).filter(
        ([key]) => TRANSLATION_KEYS.includes(key) === ofTranslation,
      ),
    );
  return {page: pick(false), translation: pick(true)};
}
