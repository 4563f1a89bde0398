import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {coloured, coloursOf, symbolsOf} from '../face-colours';
import {cardAddress} from './address';
import {drawCard, type House} from './card';

/** A page of the pages plugin, as far as its card needs it. */
interface Page {
  permalink: string;
  frontMatter: {title: string; card?: string};
}

const FONTS = ['Bold', 'Regular'].map(
  (cut) => `brochure/fonts/AtkinsonHyperlegibleNext-${cut}.ttf`,
);

/** Name of the first scene in the main content of a built page. */
const sceneIn = (html: string) =>
  /\/img\/art\/([\w-]+)\.svg#/.exec(html.split('<main')[1] ?? '')?.[1];

/**
 * Draws a picture of each page for those who share a link to it: title, logo and the scene of its hero.
 * Made after the build, from the built pages and our own SVG sources.
 */
export default function socialCards({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  let pages: Page[] = [];
  const source = (...parts: string[]) => readFile(path.join(siteDir, ...parts), 'utf8');
  return {
    name: 'social-cards',
    async allContentLoaded({allContent}) {
      pages = allContent['docusaurus-plugin-content-pages']?.['default'] as Page[];
    },
    async postBuild({outDir}) {
      const colourOf = coloursOf(await source('src/css/tokens.css'), 'night');
      const house: House = {
        fonts: FONTS.map((font) => path.join(siteDir, font)),
        colourOf,
        logo: coloured(symbolsOf(await source('static/img/logo.svg')), colourOf),
        host: new URL(siteConfig.url).host,
      };
      for (const {permalink, frontMatter} of pages) {
        const route = permalink.slice(baseUrl.length);
        const scene = sceneIn(await readFile(path.join(outDir, route, 'index.html'), 'utf8'));
        const art =
          scene && coloured(symbolsOf(await source(`static/img/art/${scene}.svg`)), colourOf);
        const file = path.join(outDir, cardAddress(permalink, baseUrl).slice(baseUrl.length));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, drawCard(frontMatter.card ?? frontMatter.title, art, house));
      }
    },
  };
}
