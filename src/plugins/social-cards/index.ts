import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LOCALES} from '../../locales';
import {builtPage, pagesOf} from '../built-page';
import {coloured, coloursOf, symbolsOf} from '../../css/scheme-colours';
import {cardAddress} from '../../card-address';
import {drawCard, type Brand} from './card';

/** A page of the pages plugin, as far as its card needs it. */
interface Page {
  permalink: string;
  frontMatter: {title: string; card?: string};
}

const FONTS = ['Bold', 'Regular'].map(
  (cut) => `brochure/fonts/AtkinsonHyperlegibleNext-${cut}.ttf`,
);

/** The family that a built page belongs to, and the first scene of its main content. */
function pictureIn(html: string): {family?: string | undefined; scene?: string | undefined} {
  const main = html.slice(html.indexOf('<main'));
  return {
    family: /^<main[^>]* data-family="?(\w+)/.exec(main)?.[1],
    // By its file, or in the page already: `pictures` may have been there first.
    scene: /<use href="?(?:[^\s">]*\/img\/art\/([\w-]+)\.svg#|#([\w-]+)-)art/
      .exec(main)
      ?.slice(1)
      .find(Boolean),
  };
}

/**
 * Draws a picture of each page for those who share a link to it: title, logo and the scene of its hero.
 * Made after the build, from the built pages and our own SVG sources.
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
        const {family, scene} = pictureIn(await readFile(built, 'utf8'));
        const art =
          scene &&
          coloured(
            symbolsOf(await source(`static/img/art/${scene}.svg`)),
            coloursOf(tokens, 'night', family),
          );
        const file = path.join(outDir, cardAddress(permalink, baseUrl).slice(baseUrl.length));
        await mkdir(path.dirname(file), {recursive: true});
        // The cards' typeface knows Latin letters alone: other languages show the company's name.
        const title = letters ? siteConfig.title : (frontMatter.card ?? frontMatter.title);
        await writeFile(file, drawCard(title, art, brand));
      }
    },
  };
}
