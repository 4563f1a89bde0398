import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FORM_MESSAGES_FILE, messagesOf} from '../../forms/sentences';
import {isTranslated, LOCALES, TRANSLATED_PAGES} from '../../locales';
import {isPartial, mdxFiles, placeOf, routeOf} from '../../mdx/files';
import {addToHead, builtPage, pagesOf} from '../built-page';
import {alternatesOf} from './alternates';
import {documentWordsApart} from './document-words';
import {ratingsIn} from './ratings';

/** A page of the pages plugin, as far as its alternates need it. */
interface Page {
  frontMatter: {canonical?: string};
  source: string;
}

/**
 * What a build in several languages needs beside Docusaurus' own: parts of pages in the right
 * language, letters that the site's typeface lacks, hreflang, and the sentences of the server. Those of
 * the document check are fetched with it, and are in no other page's bundle.
 * With one language it keeps the language switch and its like out of the browser's bundle.
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
              [inSource('src/components/Languages$')]: inSource('src/components/Languages/none.ts'),
            }),
            // The default locale has none: src/plugins/lean-theme.
            ...(!isServer &&
              currentLocale !== defaultLocale && {
                [path.join(generatedFilesDir, 'codeTranslations.json')]: shared,
              }),
            // So that a page imports the same part in every language.
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
      const {ofDocuments, others} = documentWordsApart(codeTranslations);
      for (const [part, words] of Object.entries(ofDocuments))
        await actions.createData(`document-words-${part}.json`, JSON.stringify(words));
      shared = await actions.createData('interface-words.json', JSON.stringify(others));
      actions.setGlobalData({ratings: ratingsIn(currentLocale)});
    },
    async postBuild({outDir, plugins}) {
      for (const {frontMatter, source} of pagesOf<Page>(plugins)) {
        const file = placeOf(source)?.name ?? '';
        const route = routeOf(file);
        // Search engines list a page under its canonical address alone.
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
