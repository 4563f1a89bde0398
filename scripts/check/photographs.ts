import {readdirSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type {Finding} from './finding';

const PICTURE = /\.(?:avif|gif|jpe?g|png|tiff?|webp)$/i;

/**
 * Finds pictures that still contain a camera's metadata: place, time, owner. Everything in `static/` is published
 * unchanged.
 *
 * @param folder the published folder
 */
export async function checkPhotographs(folder: string): Promise<Finding[]> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && PICTURE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'));
  const found = await Promise.all(
    files.map(async (file): Promise<Finding[]> => {
      const message = await pictureFault(file);
      return message ? [{file, line: 1, level: 'error', rule: 'photographs', message}] : [];
    }),
  );
  return found.flat();
}

async function pictureFault(file: string): Promise<string | undefined> {
  try {
    const {exif, xmp, iptc} = await sharp(file).metadata();
    return exif || xmp || iptc
      ? 'This picture still has the notes of a camera or a program (EXIF, XMP or IPTC), which can say where it was taken. Export it again "for the web" or "without metadata"'
      : undefined;
  } catch {
    return 'This file is not a picture, or it is damaged. Export it again';
  }
}
