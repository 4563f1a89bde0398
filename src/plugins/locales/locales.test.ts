import type {LoadContext} from '@docusaurus/types';
import locales from '.';

/** Returns the plugin for a locale. @param locales all published locales */
function pluginFor(currentLocale: string, names: string[], codeTranslations = {}) {
  const i18n = {currentLocale, defaultLocale: 'en', locales: names};
  const localizationDir = `i18n/${currentLocale}`;
  const context = {siteDir: process.cwd(), localizationDir, codeTranslations, i18n};
  return locales(context as unknown as LoadContext);
}

test('with English only, the browser gets no data about languages', () => {
  const aliasesOf = (names: string[]) => {
    const {resolve} =
      pluginFor('en', names).configureWebpack?.({}, false, {} as never, undefined) ?? {};
    return Object.entries((resolve as {alias: Record<string, string>}).alias);
  };
  const [folder, boot] = ['components/Languages', 'client/boot'].map(
    (name) => `${process.cwd()}/src/${name}`,
  );
  expect(aliasesOf(['en'])).toEqual([
    [`${folder}$`, `${folder}/single-language.ts`],
    [`${boot}/languageLinks$`, `${boot}/noLanguageLinks.ts`],
  ]);
  expect(aliasesOf(['en', 'te'])).toEqual([]);
});
