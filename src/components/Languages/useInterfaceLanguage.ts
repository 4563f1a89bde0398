import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export interface Language {
  lang: string;
  dir: 'ltr' | 'rtl';
}

/**
 * Returns the language of interface messages, for elements that show them inside a page's content, which
 * is English if the page is not translated. Undefined in the default locale.
 */
export function useInterfaceLanguage(): Language | undefined {
  const {currentLocale, defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const locale = localeConfigs[currentLocale];
  if (currentLocale === defaultLocale || !locale) return undefined;
  return {lang: locale.htmlLang, dir: locale.direction};
}
