import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {readRoles} from '../palette';
import {coloured, coloursOf, symbolsOf, type Scheme} from '../scheme-colours';
import {drawIco, drawIcon, drawMaskable} from './draw';

const link = (attributes: Record<string, string>): HtmlTagObject => ({tagName: 'link', attributes});

/** An SVG as an address that needs no request, which would compete with the first paint. */
const inAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg.trim())}`;

/**
 * Makes every icon from favicon.svg and logo.svg, so that none can be older than the mark, and gives them and the manifest
 * the colours of the night band; says in each page's head where they are, and the colour of the browser's bars. The
 * manifest comes with the bundle (src/client/manifest.ts).
 */
export default function appIcons({siteDir, baseUrl}: LoadContext): Plugin {
  const source = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const coloursIn = (scheme: Scheme) => coloursOf(readRoles(siteDir), scheme);
  const drawFavicon = () => coloured(source('static/img/favicon.svg'), coloursIn('night'));
  return {
    name: 'app-icons',
    injectHtmlTags: () => ({
      headTags: [
        // Sizes keep browsers that take SVG from preferring the other.
        link({rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}),
        link({
          rel: 'icon',
          href: inAddress(drawFavicon()),
          type: 'image/svg+xml',
        }),
        link({rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}),
        ...(['light', 'dark'] as const).map((scheme) => ({
          tagName: 'meta',
          // The header's colour, which the browser's bars then continue.
          attributes: {
            name: 'theme-color',
            content: coloursIn(scheme)('--surface'),
            media: `(prefers-color-scheme: ${scheme})`,
          },
        })),
      ],
    }),
    async postBuild({outDir}) {
      const night = coloursIn('night');
      const favicon = drawFavicon();
      const logo = coloured(symbolsOf(source('static/img/logo.svg')), night);
      const manifest = JSON.parse(source('static/manifest.webmanifest')) as object;
      const colour = night('--surface');
      const files: Record<string, Buffer | string> = {
        'manifest.webmanifest': JSON.stringify({
          ...manifest,
          background_color: colour,
          theme_color: colour,
        }),
        'img/favicon.svg': favicon,
        'favicon.ico': drawIco(favicon, [16, 32, 48]),
        'img/icon-192.png': drawIcon(favicon, 192),
        'img/icon-512.png': drawIcon(favicon, 512),
        'img/apple-touch-icon.png': drawMaskable(logo, night, 180),
        'img/icon-maskable-192.png': drawMaskable(logo, night, 192),
        'img/icon-maskable-512.png': drawMaskable(logo, night, 512),
      };
      await mkdir(path.join(outDir, 'img'), {recursive: true});
      for (const [file, content] of Object.entries(files)) {
        await writeFile(path.join(outDir, file), content);
      }
    },
  };
}
