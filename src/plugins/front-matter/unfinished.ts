import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {originalOf} from '../../locales';

/** The live preview shows unfinished translations; the built site does not. */
const isPreview = () => process.env.NODE_ENV === 'development';

interface Hooks {
  parseFrontMatter: ParseFrontMatter;
  preprocessor: NonNullable<MarkdownConfig['preprocessor']>;
}

/** Markdown hooks that read the English page in place of an unfinished translation. */
export function englishUntilFinished({parseFrontMatter, preprocessor}: Hooks): Hooks {
  const original = (filePath: string) => (isPreview() ? undefined : originalOf(filePath));
  return {
    preprocessor({filePath, fileContent}) {
      return preprocessor({filePath, fileContent: original(filePath) ?? fileContent});
    },
    async parseFrontMatter(params) {
      const english = original(params.filePath);
      if (english === undefined) return parseFrontMatter(params);
      const result = await parseFrontMatter({...params, fileContent: english});
      // For src/theme/MDXPage, which does not know the file.
      return {...result, frontMatter: {...result.frontMatter, untranslated: true}};
    },
  };
}
