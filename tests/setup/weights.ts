/** Transfer sizes of pages, read from the build without a browser. Bytes are Brotli 11 if the build has it. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {BUILD, fileOf, pageAt} from './site';

export interface Weight {
  file: string;
  bytes: number;
}

/** Kinds of files that a page loads before any script except `boot` runs. */
export type Kind = 'html' | 'css' | 'boot' | 'font' | 'pictures';

/** Returns the bytes of a built file as the server sends it: Brotli where the build has it. */
export function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function weigh(file: string): Weight {
  return {file, bytes: sentBytes(path.join(BUILD, file))};
}

export function sumOf(weights: Weight[]): number {
  return weights.reduce((sum, {bytes}) => sum + bytes, 0);
}

/** Returns the files that a route loads first, by kind, without lazy images. */
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

/** Returns the images that load when the page is scrolled. */
export function lazyPictures(route: string): Weight[] {
  const $ = pageAt(route);
  return $('img[loading=lazy]')
    .toArray()
    .map((element) => weigh($(element).attr('src') ?? ''));
}

const SCRIPTS = 'assets/js';

/** Returns the names of a route's chunks, read from the router's table in the main script. */
function chunksOf(route: string, main: string): string[] {
  const [, table = '{}'] = /JSON\.parse\('(\{"\/[^']*"__comp"[^']*)'\)/.exec(main) ?? [];
  const routes = JSON.parse(table) as Record<string, Record<string, unknown>>;
  const key = Object.keys(routes).find((name) => name.replace(/-[^-]+$/, '') === route) ?? '';
  return Object.values(routes[key] ?? {}).filter((name) => typeof name === 'string');
}

/** Returns the scripts that hydrate a route: shared scripts, and those of the page. */
export function bundle(route: string): Weight[] {
  const shared = pageAt(route)('script[data-scripts]').attr('data-scripts')?.split(' ') ?? [];
  const built = readdirSync(path.join(BUILD, SCRIPTS)).filter((file) => file.endsWith('.js'));
  const script = shared.find((file) => file.includes('/main.')) ?? '';
  const main = readFileSync(path.join(BUILD, script), 'utf8');
  const chunks = chunksOf(route, main).flatMap((chunk) => [chunk, ...companionsOf(chunk, main)]);
  const own = built.filter((file) => chunks.includes(file.split('.')[0] ?? ''));
  return [...shared, ...own.map((file) => `/${SCRIPTS}/${file}`)].map(weigh);
}

/** Returns the ids of the chunks that are fetched together with a chunk, read from the registry of the bundle. */
function companionsOf(chunk: string, main: string): string[] {
  const [, load = ''] = new RegExp(`\\b${chunk}"?:\\[\\(\\)=>(.*?)\\.then\\(`).exec(main) ?? [];
  return [...load.matchAll(/\.e\("?(\w+)"?\)/g)].map(([, id = '']) => id);
}
