import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {PageError} from '../../mdx/diagnostic';
import {isPartial} from '../../mdx/files';
import {frontMatterDiagnostics} from './diagnostics';
import {readFrontMatter} from '../../mdx/front-matter';
import {TRANSLATION_KEYS} from './translation';

export {nonCanonicalRoutes} from './canonical';
export {KINDS, TRANSLATED_KEYS, type Kind} from './schema';
export {frontMatterDiagnostics} from './diagnostics';
export {TRANSLATION_KEYS} from './translation';
export {showEnglishUntilTranslated} from './unfinished';

/**
 * A `markdown.parseFrontMatter` that stops the build at front matter that schema.ts does not allow (Docusaurus accepts
 * unknown keys). Partials have no front matter. Translations have additional keys, which are not passed to the page.
 * Dates stay text.
 * @throws PageError with file and line of every mistake
 */
export const strictFrontMatter: ParseFrontMatter = async ({filePath, fileContent}) => {
  const file = path.relative(process.cwd(), filePath);
  // The finished translation of a partial has front matter.
  if (isPartial(file) && !fileContent.startsWith('---')) {
    return {frontMatter: {}, content: fileContent.trim()};
  }
  // Pages of the catalogue have other keys.
  const isExample = file.endsWith('.examples.mdx');
  const diagnostics = isExample ? [] : frontMatterDiagnostics(fileContent, file);
  if (diagnostics.length > 0) throw new PageError(diagnostics, file);
  const {values, content} = readFrontMatter(fileContent);
  const frontMatter = Object.fromEntries(
    Object.entries(values).filter(([key]) => !(key in TRANSLATION_KEYS)),
  );
  return {frontMatter, content: content.trim()};
};
