import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {MOST_PIXELS} from './rule';

/** Where Docusaurus puts the pictures of Markdown, under names that change with what is in them. */
export const FOLDER = 'assets/images';

const QUALITY = {webp: 78, avif: 55} as const;

/** File name → width and height that it has now. */
export type Sizes = Map<string, {width: number; height: number}>;

/** A photograph as small as it can be shown well: narrow enough, turned upright, without where it was taken. */
async function smaller(picture: Buffer, format: keyof typeof QUALITY) {
  return sharp(picture)
    .rotate()
    .resize({width: MOST_PIXELS, withoutEnlargement: true})
    .toFormat(format, {quality: QUALITY[format], effort: 6})
    .toBuffer({resolveWithObject: true});
}

/**
 * Writes the photographs of a build anew where that makes them smaller.
 *
 * @param outDir the built site
 * @returns the sizes of those that it wrote
 */
export async function recompress(outDir: string): Promise<Sizes> {
  const sizes: Sizes = new Map();
  const folder = path.join(outDir, FOLDER);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const format = path.extname(name).slice(1);
    if (format !== 'webp' && format !== 'avif') continue;
    const before = readFileSync(path.join(folder, name));
    const {data, info} = await smaller(before, format);
    if (data.length >= before.length) continue;
    writeFileSync(path.join(folder, name), data);
    sizes.set(name, {width: info.width, height: info.height});
  }
  return sizes;
}

/** A built page with the width and height that its pictures have now. */
export function withSizes(html: string, sizes: Sizes): string {
  return html.replaceAll(/<img\b[^>]*>/g, (tag) => {
    const name = /\bsrc="?[^"\s>]*\/assets\/images\/([^"\s>/]+)/.exec(tag)?.[1] ?? '';
    const size = sizes.get(decodeURI(name));
    return size
      ? tag
          .replace(/\bwidth="?\d+"?/, `width="${size.width}"`)
          .replace(/\bheight="?\d+"?/, `height="${size.height}"`)
      : tag;
  });
}
