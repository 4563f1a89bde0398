import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Language} from './useInterfaceLanguage';

/** The page of the default locale that is shown in place of a translation. */
export interface OriginalPage {
  language: Language;
  /** Returns the absolute URL of a route, or of a permalink of this locale, in the default locale. */
  addressOf: (path: string) => string;
}

/** The used properties. */
interface PageMetadata {
  source: string;
  frontMatter: Record<string, unknown>;
}

/**
 * Detects a page without a translation, which is shown in the default locale's language.
 * @param metadata of the page: its source file, and whether it is not translated
 * @returns undefined for a translated page, and in the default locale
 */
export function useUntranslated({source, frontMatter}: PageMetadata): OriginalPage | undefined {
  const {currentLocale, defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const current = localeConfigs[currentLocale];
  const original = localeConfigs[defaultLocale];
  const isEnglish = source.startsWith('@site/pages/') || frontMatter['untranslated'] === true;
  if (currentLocale === defaultLocale || !isEnglish) return undefined;
  if (!current || !original) return undefined;
  return {
    language: {lang: original.htmlLang, dir: original.direction},
    addressOf(path) {
      const route = path.startsWith(current.baseUrl)
        ? path.slice(current.baseUrl.length)
        : path.slice(1);
      return original.url + original.baseUrl + route;
    },
  };
}
