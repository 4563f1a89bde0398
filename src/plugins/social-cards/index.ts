import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LOCALES} from '../../locales';
import {builtPage, pagesOf} from '../built-page';
import {coloured, coloursOf, symbolsOf} from '../../css/scheme-colours';
import {socialCardUrl} from './card-url';
import {drawCard, type Brand} from './card';

/** The properties of the pages plugin's pages that this plugin uses. */
interface Page {
  permalink: string;
  frontMatter: {title: string; card?: string};
}

const FONTS = ['Bold', 'Regular'].map(
  (cut) => `brochure/fonts/AtkinsonHyperlegibleNext-${cut}.ttf`,
);

/** Returns the family of services of a built page, and the first drawing in its main content. */
function pictureIn(html: string): {family?: string | undefined; drawing?: string | undefined} {
  const main = html.slice(html.indexOf('<main'));
  return {
    family: /^<main[^>]* data-family="?(\w+)/.exec(main)?.[1],
    // As a file or inlined, since the plugin `pictures` may have run first.
    drawing: /<use href="?(?:[^\s">]*\/img\/art\/([\w-]+)\.svg#|#([\w-]+)-)art/
      .exec(main)
      ?.slice(1)
      .find(Boolean),
  };
}

/**
 * Draws a social card for each page: title, logo and the drawing of its hero. Runs after the build, on the built pages
 * and SVG sources.
 */
export default function socialCards({siteDir, siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  const {letters} = LOCALES[i18n.currentLocale] ?? {};
  const source = (...parts: string[]) => readFile(path.join(siteDir, ...parts), 'utf8');
  return {
    name: 'social-cards',
    async postBuild({outDir, plugins}) {
      const tokens = await source('src/css/tokens.css');
      const colourOf = coloursOf(tokens, 'night');
      const brand: Brand = {
        fonts: FONTS.map((font) => path.join(siteDir, font)),
        colourOf,
        logo: coloured(symbolsOf(await source('static/img/logo.svg')), colourOf),
        host: new URL(siteConfig.url).host,
      };
      for (const {permalink, frontMatter} of pagesOf<Page>(plugins)) {
        const built = builtPage(outDir, permalink.slice(baseUrl.length));
        const {family, drawing} = pictureIn(await readFile(built, 'utf8'));
        const art =
          drawing &&
          coloured(
            symbolsOf(await source(`static/img/art/${drawing}.svg`)),
            coloursOf(tokens, 'night', family),
          );
        const file = path.join(outDir, socialCardUrl(permalink, baseUrl).slice(baseUrl.length));
        await mkdir(path.dirname(file), {recursive: true});
        // The cards' typeface has only Latin letters; cards in other scripts show the company's name.
        const title = letters ? siteConfig.title : (frontMatter.card ?? frontMatter.title);
        await writeFile(file, drawCard(title, art, brand));
      }
    },
  };
}
