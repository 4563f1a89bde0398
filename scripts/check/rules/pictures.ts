import {statSync} from 'node:fs';
import path from 'node:path';
import {nodesOf, positionOf} from '../../../src/mdx/nodes';
import type {Site} from '../site';
import type {Rule} from './rule';

/** Compact formats that every supported browser reads. */
const FORMATS = ['.avif', '.svg', '.webp'];

/** Limits in kB. A photograph of 1200 by 800 pixels in AVIF or WebP is about 100 kB. */
export const MAX_KB = {svg: 60, photo: 200};

/** Width in pixels: twice the widest column, for high-density screens. */
export const MAX_PIXELS = 1200;

/** Characters: a long sentence. */
const MAX_ALT = 150;

function fileFault(address: string, site: Site): string | undefined {
  if (/ |%20/.test(address)) {
    return `The name of the picture "${address}" has a space. Rename the file, with hyphens instead of spaces, and write the new name here`;
  }
  if (!site.isStatic(address)) {
    return `There is no picture "${address}" in static/. Put the file into static/img, and write its path, starting with /img/; capital letters matter. Example: /img/office.webp`;
  }
  const format = path.extname(address).toLowerCase();
  const kb = Math.round(statSync(path.join('static', address)).size / 1000);
  if (!FORMATS.includes(format)) {
    return `The picture is a ${format.slice(1).toUpperCase()} file of ${kb} kB. Save photographs as WebP or AVIF, ${MAX_PIXELS} pixels wide and at most ${MAX_KB.photo} kB; drawings as SVG of at most ${MAX_KB.svg} kB`;
  }
  const [limit, remedy] =
    format === '.svg'
      ? [MAX_KB.svg, 'Simplify the drawing']
      : [MAX_KB.photo, `Make it ${MAX_PIXELS} pixels wide and save it again`];
  return kb > limit
    ? `The picture static${address} is ${kb} kB; the limit is ${limit} kB. ${remedy}`
    : undefined;
}

function altTextFault(alt: string): string | undefined {
  if (
    /^(?:an? )?(?:drawing|graphic|icon|image|photo(?:graph)?|picture|screenshot) of\b/i.test(alt)
  ) {
    return `The description of the picture is "${alt}". Screen readers say already that it is a picture. Begin with what it shows`;
  }
  if (alt.length > MAX_ALT) {
    return `The description of the picture has ${alt.length} characters, which screen readers read in one go. Say what matters in at most ${MAX_ALT}, and write the rest on the page`;
  }
  return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(alt)
    ? `The description of the picture is "${alt}", which is a file name. Say what the picture shows`
    : undefined;
}

/** Checks that each picture exists, has a format and size for the web, and that its description is not a file name. */
export const pictures: Rule = {
  name: 'pictures',
  level: 'error',
  find: ({tree}, site) =>
    (tree ? nodesOf(tree) : []).flatMap((node) => {
      if (node.type !== 'image') return [];
      return [fileFault(node.url, site), altTextFault(node.alt ?? '')].flatMap((message) =>
        message === undefined ? [] : [{...positionOf(node), message}],
      );
    }),
};
