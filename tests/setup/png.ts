/** Reads the size and colours of PNG images. */
import {Resvg} from '@resvg/resvg-js';

export interface Picture {
  width: number;
  height: number;
  /** Returns the colours of an area as '#rrggbb', with their shares of its pixels. Edges are fractions of the image. */
  coloursIn: (left: number, top: number, right: number, bottom: number) => Map<string, number>;
}

/** Returns the pixels by row, with four bytes each: red, green, blue, opacity. */
export function pixelsOf(png: Buffer): {width: number; height: number; pixels: Buffer} {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const {pixels} = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${href}" width="${width}" height="${height}"/></svg>`,
  ).render();
  return {width, height, pixels};
}

export function pictureOf(png: Buffer): Picture {
  const {width, height, pixels} = pixelsOf(png);
  return {
    width,
    height,
    coloursIn(left, top, right, bottom) {
      const found = new Map<string, number>();
      const x0 = Math.floor(left * width);
      const x1 = Math.floor(right * width);
      const y0 = Math.floor(top * height);
      const y1 = Math.floor(bottom * height);
      const share = 1 / ((x1 - x0) * (y1 - y0));
      for (let y = y0; y < y1; y++) {
        for (let x = x0; x < x1; x++) {
          const at = 4 * (y * width + x);
          const colour = `#${pixels.subarray(at, at + 3).toString('hex')}`;
          found.set(colour, (found.get(colour) ?? 0) + share);
        }
      }
      return found;
    },
  };
}
