import type {MarkdownConfig} from '@docusaurus/types';
import {originalOf} from '../../locales/unfinished';

/** Translators see in the live preview how far they are; visitors see no half of a page. */
const isPreview = () => process.env.NODE_ENV === 'development';

type Hooks = Required<Pick<MarkdownConfig, 'preprocessor' | 'parseFrontMatter'>>;

/** These hooks, with the English page in place of a translation that is under way. */
export function englishUntilFinished({preprocessor, parseFrontMatter}: Hooks): Hooks {
  const original = (filePath: string, fileContent: string) =>
    isPreview() ? undefined : originalOf(filePath, fileContent);
  return {
    preprocessor: ({filePath, fileContent}) =>
      preprocessor({filePath, fileContent: original(filePath, fileContent) ?? fileContent}),
    async parseFrontMatter(params) {
      const english = original(params.filePath, params.fileContent);
      if (english === undefined) return parseFrontMatter(params);
      const result = await parseFrontMatter({...params, fileContent: english});
      // For src/theme/MDXPage, which cannot tell it from the file's name.
      return {...result, frontMatter: {...result.frontMatter, untranslated: true}};
    },
  };
}
