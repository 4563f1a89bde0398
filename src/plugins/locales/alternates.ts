import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
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

/** Puts HTML at the end of a built page's head. @throws Error for a file without one */
export async function addToHead(file: string, html: string): Promise<void> {
  const page = await readFile(file, 'utf8');
  if (!page.includes('</head>')) throw new Error(`${file} has no </head> to put links into.`);
  await writeFile(file, page.replace('</head>', `${html}</head>`));
}

/** File that Docusaurus builds for a route. */
export const builtPage = (outDir: string, route: string) => path.join(outDir, route, 'index.html');
