import {readdirSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type {Finding} from './finding';
import {MAX_PIXELS} from './rules/pictures';

const PICTURE = /\.(?:avif|gif|jpe?g|png|tiff?|webp)$/i;

/** Twice the width that the guide recommends; more only makes the file larger. */
const TOO_WIDE = 2 * MAX_PIXELS;

/** Returns the pictures in a folder, which are published unchanged. */
export function picturesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && PICTURE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'));
}

/** Finds pictures that are far too wide, or still contain a camera's metadata: place, time, owner. */
export async function checkPhotographs(files: readonly string[]): Promise<Finding[]> {
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
    const {exif, xmp, iptc, width, height} = await sharp(file).metadata();
    if (width > TOO_WIDE) {
      return `This picture has ${width} × ${height} pixels, which nobody sees and everybody loads. Make it ${MAX_PIXELS} pixels wide`;
    }
    return exif || xmp || iptc
      ? 'This picture still has the notes of a camera or a program (EXIF, XMP or IPTC), which can say where it was taken. Export it again "for the web" or "without metadata"'
      : undefined;
  } catch {
    return 'This file is not a picture, or it is damaged. Export it again';
  }
}
