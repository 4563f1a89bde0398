import type {I18n, I18nLocaleConfig} from '@docusaurus/types';

/** Returns the absolute URL of a route in a locale. */
const addressIn = (locale: I18nLocaleConfig, route: string) =>
  locale.url + locale.baseUrl + route.slice(1);

/**
 * Returns the `<link>`s to a page's translations, for search engines.
 * @param i18n of Docusaurus' context
 * @param route of the page, without a locale's prefix
 * @param names of the locales in which the page is translated
 * @returns HTML; empty if there is only one language
 */
export function alternatesOf(i18n: I18n, route: string, names: readonly string[]): string {
  if (names.length < 2) return '';
  const link = (language: string, locale: I18nLocaleConfig | undefined) =>
    locale
      ? `<link rel="alternate" hreflang="${language}" href="${addressIn(locale, route)}">`
      : '';
  const own = names.map((name) => i18n.localeConfigs[name]);
  return [
    ...own.map((locale) => link(locale?.htmlLang ?? '', locale)),
    link('x-default', i18n.localeConfigs[i18n.defaultLocale]),
  ].join('');
}
