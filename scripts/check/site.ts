import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {anchorsIn} from '../../src/mdx/headings';
import {parseMdx} from '../../src/mdx/parse';
import {aliasesOf, allPages, readSidebars, type Sidebars} from '../../src/menus';
import {readJson} from '../i18n/index';
import {importedParts, isPartial, mdxFiles, routeOf} from '../../src/mdx/files';

/** What a page's rules have to know of the others. Paths are the project's, which is the working directory. */
export interface Site {
  /** Route → file of every page. */
  pages: ReadonlyMap<string, string>;
  /** Routes that sidebars.ts names. */
  listed: ReadonlySet<string>;
  /** Old address → current route. */
  aliases: Readonly<Record<string, string>>;
  sidebars: Sidebars;
  /** Titles of openings that the application form knows. */
  positions: readonly string[];
  /** Ids that a link to a page can end with, those of its parts included; undefined when it cannot be read. */
  anchorsOf: (file: string) => readonly string[] | undefined;
  /** Whether a browser's path, such as `/img/logo.svg`, is a file of `static/`, in this very case. */
  isStatic: (address: string) => boolean;
}

/** Every MDX file below `pages/`, as `pages/…`. */
export const allFiles = () => mdxFiles('pages').map((file) => `pages/${file}`);

export const POSITIONS = 'src/forms/positions.json';

/** @throws SidebarsError, UnreadableError when sidebars.ts or the openings cannot be read */
export function readSite(): Site {
  const sidebars = readSidebars(process.cwd());
  const routes = mdxFiles('pages')
    .filter((file) => !isPartial(file))
    .map((file) => [routeOf(file), `pages/${file}`] as const);
  const anchors = new Map<string, readonly string[] | undefined>();
  const anchorsOf = (file: string) => {
    if (!anchors.has(file)) anchors.set(file, readAnchors(file, anchorsOf));
    return anchors.get(file);
  };
  return {
    pages: new Map(routes),
    listed: new Set(['/', ...allPages(sidebars.pages).map((page) => page.path)]),
    aliases: aliasesOf(sidebars),
    sidebars,
    positions: readJson(readFileSync(POSITIONS, 'utf8')).value as string[],
    anchorsOf,
    isStatic: (address) => existsAsWritten(path.posix.join('static', address)),
  };
}

function readAnchors(file: string, ofPart: Site['anchorsOf']): readonly string[] | undefined {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const {tree} = parseMdx(source);
  const parts = importedParts(source).map((part) => ofPart(`pages/${part}`));
  if (!tree || parts.includes(undefined)) return undefined;
  return [...anchorsIn(tree).map(({id}) => id), ...parts.flatMap((ids) => ids ?? [])];
}

/** Like existsSync, but minding capitals on every system, as web servers do. */
function existsAsWritten(file: string): boolean {
  return existsSync(file) && readdirSync(path.dirname(file)).includes(path.basename(file));
}
