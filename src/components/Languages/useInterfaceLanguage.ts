import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export interface Language {
  lang: string;
  dir: 'ltr' | 'rtl';
}

/**
 * The language of the interface's own words, for elements that show them amid a page's content:
 * where the page is not translated, that content is English. Undefined in the default locale.
 */
export function useInterfaceLanguage(): Language | undefined {
  const {currentLocale, defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const locale = localeConfigs[currentLocale];
  if (currentLocale === defaultLocale || !locale) return undefined;
  return {lang: locale.htmlLang, dir: locale.direction};
}
