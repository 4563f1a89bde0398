import {statSync} from 'node:fs';
import path from 'node:path';
import {isElement} from '../../../src/mdx/element';
import {propsOf} from '../../../src/mdx/props';
import {FORMATS, MOST_KB, MOST_PIXELS} from '../../../src/plugins/pictures/rule';
import type {Problem} from '../../../src/mdx/problem';
import type {Site} from '../site';
import {nodesOf, placeOf, type Node} from '../../../src/mdx/nodes';
import type {Rule} from './rule';

interface Picture {
  address: string;
  /** Undefined where another rule sees to it. */
  alt: string | undefined;
}

function pictureOf(node: Node): Picture | undefined {
  if (node.type === 'image') return {address: node.url, alt: node.alt ?? ''};
  if (!isElement(node) || node.name !== 'Logo') return undefined;
  const src = propsOf(node).find(({name}) => name === 'src')?.value;
  return typeof src === 'string' ? {address: src, alt: undefined} : undefined;
}

function altFault(alt: string | undefined): string | undefined {
  if (alt === undefined) return undefined;
  if (alt.trim() === '') {
    return 'The picture has no text for those who do not see it. Say what it shows: ![Two people test a form](/img/name.webp). A picture that only decorates belongs to a block';
  }
  if (
    /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(alt) ||
    /^(?:img|dsc|screenshot)[\s_-]?\d*$/i.test(alt)
  ) {
    return `The text of the picture is "${alt}", the name of a file. Say what it shows`;
  }
  return /^(?:an? )?(?:image|picture|photo|graphic|icon) (?:of|showing)\b/i.test(alt)
    ? `The text of the picture begins "${alt.split(' ').slice(0, 3).join(' ')}"; that it is a picture is said already. Begin with what it shows`
    : undefined;
}

function fileFault(address: string, site: Site): string | undefined {
  if (address === '') {
    return 'The picture has no address. Write it between the round brackets, from /img/ on: ![what it shows](/img/name.webp)';
  }
  if (/^https?:/.test(address)) {
    return `The picture comes from another site (${address}), which then learns who reads this page. Put it into static/img and write its address from /img/ on`;
  }
  if (/^(?:file:|[A-Za-z]:[\\/])/.test(address)) {
    return `The picture ${address} is a file of your own computer. Put it into static/img and write its address from /img/ on`;
  }
  if (address.includes('\\')) {
    return `The address of a picture has slashes, not backslashes: write ${address.replaceAll('\\', '/')}`;
  }
  if (/^\/?static\//.test(address)) {
    return `The address of a picture begins after static: write ${address.replace(/^\/?static/, '')}`;
  }
  if (!address.startsWith('/')) {
    return `The picture "${address}" has no slash at its beginning. Put it into static/img and write its address from /img/ on, e.g. /img/office.webp`;
  }
  if (!site.isStatic(address)) {
    return `There is no picture static${address}. Put the file there, or correct its name; capitals count`;
  }
  const format = path.extname(address).toLowerCase();
  if (!FORMATS.includes(format)) {
    return `The picture is a ${format.slice(1).toUpperCase()}. Save it as WebP or AVIF, which are a third of the size; drawings as SVG`;
  }
  const kb = Math.round(statSync(path.join('static', address)).size / 1000);
  const most = format === '.svg' ? MOST_KB.svg : MOST_KB.photo;
  const size = kb >= 1000 ? `${(kb / 1000).toFixed(1)} MB` : `${kb} kB`;
  return kb > most
    ? `The picture static${address} has ${size}; at most ${most} kB are allowed, so that pages open quickly on a phone. Make it ${MOST_PIXELS} pixels wide and save it again`
    : undefined;
}

export const images: Rule = {
  name: 'pictures',
  level: 'error',
  about: `text for those who do not see them; that the file is there, its format (${FORMATS.join(', ')}) and its size (${MOST_KB.photo} kB, SVG ${MOST_KB.svg} kB)`,
  find({tree}, site) {
    if (!tree) return [];
    return nodesOf(tree).flatMap((node): Problem[] => {
      const picture = pictureOf(node);
      if (!picture) return [];
      // A file that a block's own rule does not find is told once.
      const missing = isElement(node) && !site.isStatic(picture.address);
      const faults = [
        altFault(picture.alt),
        missing ? undefined : fileFault(picture.address, site),
      ];
      return faults.flatMap((message) => (message ? [{...placeOf(node), message}] : []));
    });
  },
};
