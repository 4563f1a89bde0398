import type {I18n, LoadContext} from '@docusaurus/types';
import locales from '.';
import {alternatesOf} from './alternates';

const configOf = (htmlLang: string, baseUrl: string) => ({
  ...{htmlLang, baseUrl, label: htmlLang, direction: 'ltr' as const, calendar: 'gregory'},
  ...{path: htmlLang, translate: true, url: 'https://www.example.com'},
});
const i18n: I18n = {
  ...{path: 'i18n', currentLocale: 'en', defaultLocale: 'en', locales: ['en', 'te']},
  localeConfigs: {en: configOf('en', '/'), te: configOf('te', '/te/')},
};

test('a translated page names its translations, and English for everybody else', () => {
  expect(alternatesOf(i18n, '/About', ['en', 'te'])).toBe(
    '<link rel="alternate" hreflang="en" href="https://www.example.com/About">' +
      '<link rel="alternate" hreflang="te" href="https://www.example.com/te/About">' +
      '<link rel="alternate" hreflang="x-default" href="https://www.example.com/About">',
  );
});

test('a page in one language names none', () => {
  expect(alternatesOf(i18n, '/About', ['en'])).toBe('');
});

/** The plugin while a locale is built; names of the others that are built as well. */
function pluginFor(currentLocale: string, names: string[]) {
  const context = {siteDir: process.cwd(), localizationDir: `i18n/${currentLocale}`};
  return locales({
    codeTranslations: {},
    ...context,
    i18n: {...i18n, currentLocale, locales: names},
  } as LoadContext);
}

test.each([
  ['te', 'src/css/fonts/telugu.css'],
  ['hi', 'src/css/fonts/devanagari.css'],
])('%s brings its own letters', (locale, file) => {
  expect(pluginFor(locale, ['en', locale]).getClientModules?.()).toEqual([
    `${process.cwd()}/${file}`,
  ]);
});

test('the languages with Latin letters bring none', () => {
  expect(pluginFor('es', ['en', 'es']).getClientModules?.()).toEqual([]);
  expect(pluginFor('en', ['en']).getClientModules?.()).toEqual([]);
});

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

test('a message that waits for its translator is left to English', () => {
  const codeTranslations = {'Drawer.label': '(en) Menu', 'Drawer.close': 'Cerrar'};
  const context = {siteDir: process.cwd(), localizationDir: 'i18n/es', codeTranslations};
  locales({...context, i18n} as Partial<LoadContext> as LoadContext);
  expect(codeTranslations).toEqual({'Drawer.close': 'Cerrar'});
});
