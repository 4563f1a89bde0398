import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {englishFallback} from '../../locales';
import {isPartial, splitPagePath} from '../../mdx/files';

/** The live preview shows unfinished translations; the built site does not. */
const isPreview = () => process.env.NODE_ENV === 'development';

interface MarkdownHooks {
  parseFrontMatter: ParseFrontMatter;
  preprocessor: NonNullable<MarkdownConfig['preprocessor']>;
}

/** Wraps Docusaurus' Markdown hooks, so that they read the English page while its translation is unfinished. */
export function showEnglishUntilTranslated({
  parseFrontMatter,
  preprocessor,
}: MarkdownHooks): MarkdownHooks {
  const original = (filePath: string) => (isPreview() ? undefined : englishFallback(filePath));
  return {
    preprocessor({filePath, fileContent}) {
      return preprocessor({filePath, fileContent: original(filePath) ?? fileContent});
    },
    async parseFrontMatter(params) {
      const english = original(params.filePath);
      if (english === undefined) return parseFrontMatter(params);
      const result = await parseFrontMatter({...params, fileContent: english});
      // Docusaurus warns of front matter in partials; the page that imports one has the mark.
      if (isPartial(splitPagePath(params.filePath)?.name ?? '')) return result;
      // Read by src/theme/MDXPage, which does not know the file.
      return {...result, frontMatter: {...result.frontMatter, untranslated: true}};
    },
  };
}
