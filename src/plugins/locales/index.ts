import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FORM_MESSAGES_FILE, messagesOf} from '../../forms/sentences';
import {isTranslated, LOCALES, TRANSLATED_PAGES} from '../../locales';
import {isPartial, mdxFiles, splitPagePath, routeOf} from '../../mdx/files';
import {addToHead, builtPage, pagesOf} from '../built-page';
import {alternatesOf} from './alternates';
import {splitDocumentMessages} from './document-messages';
import {ratingsIn} from './ratings';

/** The properties of the pages plugin's pages that this plugin uses. */
interface Page {
  frontMatter: {canonical?: string};
  source: string;
}

/**
 * Adds to Docusaurus' i18n: partials in the page's language, typefaces for other scripts, hreflang, and a file with
 * the server's messages. Keeps the messages of the document check out of other pages' bundles.
 * With one language, it removes the language switch and related modules from the bundle.
 */
export default function locales(context: LoadContext): Plugin {
  const {siteDir, localizationDir, generatedFilesDir, i18n, codeTranslations} = context;
  const {currentLocale, defaultLocale} = i18n;
  const inSource = (...parts: string[]) => path.join(siteDir, ...parts);
  const isIn = (file: string) => (locale: string) => isTranslated(locale, file, i18n.path);
  let shared: string;

  return {
    name: 'locales',
    getClientModules() {
      const {letters} = LOCALES[currentLocale] ?? {};
      return letters ? [inSource(letters)] : [];
    },
    configureWebpack(_config, isServer) {
      const partials = mdxFiles(path.join(localizationDir, TRANSLATED_PAGES)).filter(isPartial);
      return {
        resolve: {
          alias: {
            ...(i18n.locales.length === 1 && {
              [inSource('src/components/Languages$')]: inSource(
                'src/components/Languages/single-language.ts',
              ),
              [inSource('src/client/boot/languageLinks$')]: inSource(
                'src/client/boot/noLanguageLinks.ts',
              ),
            }),
            // The default locale has no such file: src/plugins/lean-theme.
            ...(!isServer &&
              currentLocale !== defaultLocale && {
                [path.join(generatedFilesDir, 'codeTranslations.json')]: shared,
              }),
            // So that the import of a partial is the same in every language.
            ...Object.fromEntries(
              partials.map((file) => [
                inSource('pages', file),
                path.join(localizationDir, TRANSLATED_PAGES, file),
              ]),
            ),
          },
        },
      };
    },
    async contentLoaded({actions}) {
      const {ofDocuments, others} = splitDocumentMessages(codeTranslations);
      for (const [part, messages] of Object.entries(ofDocuments)) {
        await actions.createData(`document-messages-${part}.json`, JSON.stringify(messages));
      }
      shared = await actions.createData('interface-messages.json', JSON.stringify(others));
      actions.setGlobalData({ratings: ratingsIn(currentLocale)});
    },
    async postBuild({outDir, plugins}) {
      for (const {frontMatter, source} of pagesOf<Page>(plugins)) {
        const file = splitPagePath(source)?.name ?? '';
        const route = routeOf(file);
        // Search engines list only canonical pages.
        const isListed = (frontMatter.canonical ?? route) === route;
        if (!isListed || !isIn(file)(currentLocale)) continue;
        const links = alternatesOf(i18n, route, i18n.locales.filter(isIn(file)));
        if (links) addToHead(builtPage(outDir, route), links);
      }
      if (currentLocale === defaultLocale) return;
      const messages = JSON.stringify(messagesOf(codeTranslations));
      await writeFile(path.join(outDir, FORM_MESSAGES_FILE), messages);
    },
  };
}
