import {Resvg} from '@resvg/resvg-js';
import type {Colours} from '../scheme-colours';

const png = (svg: string, size: number) =>
  new Resvg(svg, {fitTo: {mode: 'width', value: size}}).render().asPng();

/** An icon of its own shape. @param favicon SVG; size in pixels */
export const drawIcon = (favicon: string, size: number): Buffer => png(favicon, size);

/**
 * An icon that fills its square, for systems that cut a shape of their own out of it. The mark
 * keeps within the middle 80 %, which no mask may cut (W3C Manifest, "safe zone").
 *
 * @param logo symbols of static/img/logo.svg in night colours
 * @param size pixels
 */
export function drawMaskable(logo: string, colourOf: Colours, size: number): Buffer {
  return png(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs>${logo}</defs><rect width="100" height="100" fill="${colourOf('--surface')}"/><use href="#mark" x="21" y="21" width="58" height="58"/></svg>`,
    size,
  );
}

/** favicon.ico: PNG pictures behind a table of contents. @param sizes in pixels, below 256 */
export function drawIco(favicon: string, sizes: readonly number[]): Buffer {
  const pictures = sizes.map((size) => drawIcon(favicon, size));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  pictures.forEach((picture, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(sizes[index] ?? 0, at);
    head.writeUInt8(sizes[index] ?? 0, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}
