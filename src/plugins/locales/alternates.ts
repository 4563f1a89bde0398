import type {I18n} from '@docusaurus/types';

/**
 * Returns the `<link>`s to a page's translations, for search engines.
 * @param i18n of Docusaurus' context
 * @param route of the page, without a locale's prefix
 * @param names of the locales in which the page is translated
 * @returns HTML; empty if there is only one language
 */
export function alternatesOf(i18n: I18n, route: string, names: readonly string[]): string {
  if (names.length < 2) return '';
  const link = (name: string, language?: string) => {
    const locale = i18n.localeConfigs[name];
    if (!locale) return '';
    const address = locale.url + locale.baseUrl + route.slice(1);
    return `<link rel="alternate" hreflang="${language ?? locale.htmlLang}" href="${address}">`;
  };
  return [...names.map((name) => link(name)), link(i18n.defaultLocale, 'x-default')].join('');
}
