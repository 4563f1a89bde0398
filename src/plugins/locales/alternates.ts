import type {I18n, I18nLocaleConfig} from '@docusaurus/types';

/** Absolute address of a route in a locale. */
const addressIn = (locale: I18nLocaleConfig, route: string) =>
  locale.url + locale.baseUrl + route.slice(1);

/**
 * The `<link>`s that tell search engines of a page's translations.
 * @param i18n as Docusaurus loads it
 * @param route of the page, without a locale's prefix
 * @param names of the locales that have the page in their own language
 * @returns HTML; empty where there is nothing to choose between
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
