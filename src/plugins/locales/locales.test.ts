import type {LoadContext} from '@docusaurus/types';
import locales from '.';

/** The plugin while a locale is built; names of all that are built. */
function pluginFor(currentLocale: string, names: string[], codeTranslations = {}) {
  const i18n = {currentLocale, defaultLocale: 'en', locales: names};
  const localizationDir = `i18n/${currentLocale}`;
  const context = {siteDir: process.cwd(), localizationDir, codeTranslations, i18n};
  return locales(context as unknown as LoadContext);
}

test('with English alone nothing about languages reaches the browser', () => {
  const aliasesOf = (names: string[]) => {
    const {resolve} =
      pluginFor('en', names).configureWebpack?.({}, false, {} as never, undefined) ?? {};
    return Object.entries((resolve as {alias: Record<string, string>}).alias);
  };
  const folder = `${process.cwd()}/src/components/Languages`;
  expect(aliasesOf(['en'])).toEqual([[`${folder}$`, `${folder}/none.ts`]]);
  expect(aliasesOf(['en', 'te'])).toEqual([]);
});
