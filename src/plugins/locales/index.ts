import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FORM_MESSAGES_FILE, messagesOf} from '@trendsoft/forms-service/sentences';
import {isTranslated, LOCALES, TRANSLATED_PAGES} from '../../locales';
import {isPartial, mdxFiles, splitPagePath, routeOf} from '../../mdx/files';
import {addToHead, builtPage, pagesOf} from '../built-page';
import {alternatesOf} from './alternates';
import {splitDocumentMessages} from './document-messages';
import {translatedLateFiles, withoutLateMessages} from './late-messages';
import {ratingsIn} from './ratings';

/** The properties of the pages plugin's pages that this plugin uses. */
interface Page {
  frontMatter: {canonical?: string};
  source: string;
}

/**
 * Adds to Docusaurus' i18n: partials in the page's language, typefaces for other scripts, hreflang, and a file with
 * the server's messages. Keeps the messages of the document check, and of scripts that load late, out of other pages' bundles.
 * With one language, it removes the language switch and related modules from the bundle.
 */
export default function locales(context: LoadContext): Plugin {
  const {siteDir, generatedFilesDir, i18n, codeTranslations} = context;
  const {currentLocale, defaultLocale} = i18n;
  const isIn = (file: string) => (locale: string) => isTranslated(locale, file, i18n.path);
  let shared: string;
  const late: Aliases = {};

  return {
    name: 'locales',
    getClientModules() {
      const {letters} = LOCALES[currentLocale] ?? {};
      return letters ? [path.join(siteDir, letters)] : [];
    },
    configureWebpack(_config, isServer) {
      const alias = {...singleLanguage(context), ...translatedPartials(context), ...late};
      // The default locale has no such file: src/plugins/lean-theme.
      if (!isServer && currentLocale !== defaultLocale) {
        alias[path.join(generatedFilesDir, 'codeTranslations.json')] = shared;
      }
      return {resolve: {alias}};
    },
    async contentLoaded({actions}) {
      const {ofDocuments, others} = splitDocumentMessages(codeTranslations);
      for (const [part, messages] of Object.entries(ofDocuments)) {
        await actions.createData(`document-messages-${part}.json`, JSON.stringify(messages));
      }
      for (const {name, file, messages} of translatedLateFiles(siteDir, codeTranslations)) {
        late[file] = await actions.createData(
          `late-messages-${name}.json`,
          JSON.stringify(messages),
        );
      }
      const early = withoutLateMessages(siteDir, others);
      shared = await actions.createData('interface-messages.json', JSON.stringify(early));
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

type Aliases = Record<string, string>;

/** With one language, returns replacements for the modules that link to other languages. */
function singleLanguage({siteDir, i18n}: LoadContext): Aliases {
  if (i18n.locales.length > 1) return {};
  const inSource = (file: string) => path.join(siteDir, 'src', file);
  return {
    [inSource('components/Languages$')]: inSource('components/Languages/single-language.ts'),
    [inSource('client/boot/languageLinks$')]: inSource('client/boot/noLanguageLinks.ts'),
  };
}

/** Returns the translated partials by their English paths, so that a page's import is the same in every language. */
function translatedPartials({siteDir, localizationDir}: LoadContext): Aliases {
  const folder = path.join(localizationDir, TRANSLATED_PAGES);
  const partials = mdxFiles(folder).filter(isPartial);
  return Object.fromEntries(
    partials.map((file) => [path.join(siteDir, 'pages', file), path.join(folder, file)]),
  );
}
