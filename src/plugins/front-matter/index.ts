import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {PageError} from '../../mdx/diagnostic';
import {isPartial} from '../../mdx/files';
import {frontMatterDiagnostics} from './diagnostics';
import {readFrontMatter} from '../../mdx/front-matter';
import {TRANSLATION_KEYS} from './translation';

export {canonicalElsewhere} from './canonical';
export {KINDS, TRANSLATED_KEYS, type Kind} from './schema';
export {frontMatterDiagnostics} from './diagnostics';
export {TRANSLATION_KEYS} from './translation';
export {englishUntilFinished} from './unfinished';

/**
 * `markdown.parseFrontMatter` that stops the build on anything but what schema.ts and kinds.ts ask for (the
 * stock schema lets unknown keys through). Partials carry none. A translation has keys of its own, which are for
 * translators and do not reach the page. Days stay text, as they are written.
 * @throws PageError with file and line of every mistake
 */
export const strictFrontMatter: ParseFrontMatter = async ({filePath, fileContent}) => {
  const file = path.relative(process.cwd(), filePath);
  // A part's translation has such lines once it is done.
  if (isPartial(file) && !fileContent.startsWith('---')) {
    return {frontMatter: {}, content: fileContent.trim()};
  }
  // Pages of the catalogue have keys of their own.
  const isExample = file.endsWith('.examples.mdx');
  const diagnostics = isExample ? [] : frontMatterDiagnostics(fileContent, file);
  if (diagnostics.length > 0) throw new PageError(diagnostics, file);
  const {values, content} = readFrontMatter(fileContent);
  const frontMatter = Object.fromEntries(
    Object.entries(values).filter(([key]) => !(key in TRANSLATION_KEYS)),
  );
  return {frontMatter, content: content.trim()};
};
