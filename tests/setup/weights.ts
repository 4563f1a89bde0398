/** What a page weighs on the wire, read from the build: no browser. Bytes are Brotli 11 where the build has it. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {chunkNameOf} from '../../src/plugins/page-chunks/chunk-name';
import {sentBytes} from './sent-bytes';
import {BUILD, fileOf, pageAt} from './site';

export interface Weight {
  file: string;
  bytes: number;
}

/** Kinds of files of a page's first view, before any script but `boot` runs. */
export type Kind = 'html' | 'css' | 'boot' | 'font' | 'pictures';

function weigh(file: string): Weight {
  return {file, bytes: sentBytes(path.join(BUILD, file))};
}

/** Bytes of all files together. */
export function sumOf(weights: Weight[]): number {
  return weights.reduce((sum, {bytes}) => sum + bytes, 0);
}

/** The files of a route's first view, by kind; lazy pictures are not among them. */
export function firstView(route: string): Record<Kind, Weight[]> {
  const $ = pageAt(route);
  const all = (selector: string, attribute: string) => {
    const values = $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute)?.split('#')[0] ?? '')
      .filter((file) => file.startsWith('/'));
    return [...new Set(values)].map(weigh);
  };
  return {
    html: [weigh(path.relative(BUILD, fileOf(route)))],
    css: all('link[rel=stylesheet]', 'href'),
    boot: all('script[src]', 'src'),
    font: all('link[rel=preload][as=font]', 'href'),
    pictures: all('img:not([loading=lazy])', 'src'),
  };
}

/** Pictures that come as the page is scrolled. */
export function lazyPictures(route: string): Weight[] {
  const $ = pageAt(route);
  return $('img[loading=lazy]')
    .toArray()
    .map((element) => weigh($(element).attr('src') ?? ''));
}

/** The built file of a chunk. */
function chunkFile(name: string): string {
  const folder = path.join('assets/js', path.dirname(name));
  const found = readdirSync(path.join(BUILD, folder)).find(
    (file) => file.startsWith(`${path.basename(name)}.`) && file.endsWith('.js'),
  );
  if (!found) throw new Error(`The build has no chunk ${name}`);
  return path.join(folder, found);
}

/** The scripts that hydrate a route: what every page shares, its own chunk, and what that names. */
export function bundle(route: string): Weight[] {
  const shared = pageAt(route)('script[data-scripts]').attr('data-scripts')?.split(' ') ?? [];
  const own = chunkFile(chunkNameOf(route));
  const entry = /\(globalThis\.sitePages\?\?=\{\}\)\["[^"]+"\]=(\[[^\]]+\])/.exec(
    readFileSync(path.join(BUILD, own), 'utf8'),
  );
  const [, ...companions] = JSON.parse(entry?.[1] ?? '[]') as string[];
  return [...shared, own, ...companions.filter((name) => name !== 'styles').map(chunkFile)].map(
    weigh,
  );
}
