/** `npm run build -- brand`: draws the icons in static/ from the logo's mark, in the colours of src/css/tokens.css. */
import {readFileSync, writeFileSync} from 'node:fs';
import {Resvg} from '@resvg/resvg-js';
import {coloured, coloursOf} from '../../src/css/scheme-colours';

const MANIFEST = 'static/manifest.webmanifest';
const colourOf = coloursOf(readFileSync('src/css/tokens.css', 'utf8'), 'night');

/** Returns the mark on its background. @param radius of the corners @param scale 1 draws the mark 40 units wide on a background of 48 */
function icon(radius: number, scale: number): string {
  const logo = readFileSync('static/img/logo.svg', 'utf8');
  const [, mark = ''] = /<symbol id="mark"[^>]*>(.*?)<\/symbol>/s.exec(logo) ?? [];
  const offset = (48 - 40 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${radius}" fill="${colourOf('--surface')}"/><g transform="translate(${offset} ${offset}) scale(${scale})">${coloured(mark, colourOf)}</g></svg>\n`;
}

const png = (svg: string, size: number) =>
  new Resvg(svg, {fitTo: {mode: 'width', value: size}}).render().asPng();

/** Returns an .ico file: a directory of pictures, and the pictures as PNG. */
function ico(pictures: {size: number; png: Buffer}[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({size, png: {length}}, index) => {
    const entry = 6 + 16 * index;
    head.set([size, size], entry);
    head.writeUInt16LE(1, entry + 4); // colour planes
    head.writeUInt16LE(32, entry + 6); // bits per pixel
    head.writeUInt32LE(length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += length;
  });
  return Buffer.concat([head, ...pictures.map((picture) => picture.png)]);
}

const rounded = icon(12, 0.9);
// Operating systems crop these to different shapes, so the background fills the square and the mark stays in the middle.
const maskable = icon(0, 0.7);

const files: Record<string, string | Buffer> = {
  'static/favicon.ico': ico([16, 32, 48].map((size) => ({size, png: png(rounded, size)}))),
  'static/img/favicon.svg': rounded,
  'static/img/icon-192.png': png(rounded, 192),
  'static/img/icon-512.png': png(rounded, 512),
  'static/img/icon-maskable-192.png': png(maskable, 192),
  'static/img/icon-maskable-512.png': png(maskable, 512),
  'static/img/apple-touch-icon.png': png(maskable, 180),
  [MANIFEST]: readFileSync(MANIFEST, 'utf8').replaceAll(
    /(_color": )"[^"]*"/g,
    `$1"${colourOf('--surface')}"`,
  ),
};

for (const [file, content] of Object.entries(files)) writeFileSync(file, content);
console.log(`${Object.keys(files).length} files written to static/.`);
