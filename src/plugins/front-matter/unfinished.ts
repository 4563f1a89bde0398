import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {originalOf} from '../../locales';

/** Translators see in the live preview how far they are; visitors see no half of a page. */
const isPreview = () => process.env.NODE_ENV === 'development';

interface Hooks {
  parseFrontMatter: ParseFrontMatter;
  preprocessor: NonNullable<MarkdownConfig['preprocessor']>;
}

/** Markdown hooks that read the English page in place of a translation that is under way. */
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
      // For src/theme/MDXPage, which cannot tell it from the file's name.
      return {...result, frontMatter: {...result.frontMatter, untranslated: true}};
    },
  };
}
