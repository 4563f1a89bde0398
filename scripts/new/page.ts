/** Generates a new page: its file, and the lines to add elsewhere. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isIsoDate} from '../../src/iso-date';
import {changeFrontMatter} from '../../src/mdx/front-matter';
import {allPages, readSidebars, townsOf, type Page, type Sidebars} from '../../src/menus';
import {closestMatch} from '../../src/closest-match';
import {KINDS} from '../../src/plugins/front-matter';
import {today} from '../../src/plugins/openings/days';
import {NotPossibleError, oneOf} from '../command-line';
import {checkAddress, checkTitle, fileNameOf, idOf} from './names';

export const STARTERS = ['service', 'job', 'page'] as const;
export type Starter = (typeof STARTERS)[number];

export interface Options {
  parent?: string;
  path?: string;
  kind?: string;
  location?: string;
  until?: string;
}

export interface NewPage {
  file: string;
  text: string;
  /** The writer's next steps. */
  next: string[];
}

const DRAWINGS = 'static/img/art';
const CAREERS = '/TrendSoft/Career';
/** Kinds of pages with their own starter. */
const SPECIAL = ['home', 'job', 'service'];

/**
 * Returns a new page in the site of the working directory; writes nothing.
 * @throws NotPossibleError if the site has no place for it
 */
export function newPage(starter: Starter, title: string, options: Options): NewPage {
  checkTitle(title);
  const sidebars = readSidebars(process.cwd());
  const parent =
    starter === 'job' ? findPage(sidebars, CAREERS) : parentOf(sidebars, starter, options);
  const name = starter === 'job' ? idOf(title) : fileNameOf(title);
  const address = options.path ?? `${folderBelow(parent, starter)}/${name}`;
  checkFree(sidebars, address);
  const kinds = KINDS.filter((kind) => starter !== 'page' || !SPECIAL.includes(kind));
  const kind = starter === 'page' ? oneOf('--kind', kinds, options.kind ?? 'about') : starter;
  const location = starter === 'job' ? townFor(sidebars, options.location) : '';
  if (options.until !== undefined && !(isIsoDate(options.until) && options.until >= today())) {
    throw new NotPossibleError(
      `--until ${options.until}: give today or a later day, such as 2027-04-30.`,
    );
  }
  const unused = unusedDrawing();
  const art = unused ?? artOf(parent);
  const values = {title, location, route: address, id: idOf(title) || 'top', art};
  const file = `pages${address}.mdx`;
  return {
    file,
    text: changeFrontMatter(filled(starter, values), {
      title,
      description:
        'TODO: one sentence of 50 to 160 characters for search results and link previews',
      kind,
      ...(starter === 'job' && {posted: today(), validThrough: options.until}),
    }),
    next: [
      `Add this line to sidebars.ts${parent ? `, in the list 'pages' of '${parent.path}'` : ''}:\n\n     {path: '${address}', label: ${quoted(title)}},`,
      starter === 'job'
        ? `Add this to pages${CAREERS}.mdx, before </Openings>:\n\n${filled('opening', values)}`
        : `Link to the page from ${parent ? `pages${parent.path}.mdx` : 'another page'}, in a sentence or with a <Card>.`,
      `Replace each TODO with your own words in ${file}${starter === 'job' ? `, and in pages${CAREERS}.mdx` : ''}.`,
      ...(unused === undefined && starter !== 'job'
        ? [
            `Every drawing in ${DRAWINGS} is in use, so the page has "${art}" like another one. Ask for a drawing of its own.`,
          ]
        : []),
      `Check it: npm run check -- ${file}`,
      `Look at it: npm run dev, then http://localhost:3000${address}`,
    ],
  };
}

/** Returns the text of a starter, with a value in place of each `$name`. */
function filled(file: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(path.join(__dirname, 'starters', `${file}.mdx`), 'utf8');
  return text.replaceAll(/\$(\w+)/g, (_, name: string) => values[name] ?? '');
}

function parentOf(sidebars: Sidebars, starter: Starter, {parent}: Options): Page | undefined {
  if (parent !== undefined) return findPage(sidebars, parent);
  if (starter === 'page') return undefined;
  const families = sidebars.pages.flatMap(({category, label}) => (category ? `"${label}"` : []));
  throw new NotPossibleError(
    `Which family of services does it belong to? Add --parent and one of ${families.join(', ')}.`,
  );
}

/** Returns the page with an address or a label. @throws NotPossibleError with the page that is probably meant */
function findPage({pages}: Sidebars, named: string): Page {
  const all = allPages(pages);
  const found = all.find(({path: address, label}) =>
    [address, label].some((name) => name.toLowerCase() === named.toLowerCase()),
  );
  if (found) return found;
  const near = closestMatch(
    named,
    all.flatMap(({path: address, label}) => [label, address]),
  );
  throw new NotPossibleError(
    `sidebars.ts has no page "${named}".${near ? ` Did you mean "${near}"?` : ''}`,
  );
}

/** Returns the address below which a parent's pages are: that of its first page, or the parent's own. */
function folderBelow(parent: Page | undefined, starter: Starter): string {
  if (!parent) return '/TrendSoft';
  const [first] = parent.pages ?? [];
  return first && starter !== 'job' ? path.posix.dirname(first.path) : parent.path;
}

function checkFree({pages}: Sidebars, address: string): void {
  checkAddress(address);
  const taken = allPages(pages)
    .flatMap((page) => [page.path, ...(page.aliases ?? [])])
    .find((other) => other.toLowerCase() === address.toLowerCase());
  if (taken !== undefined || existsSync(`pages${address}.mdx`)) {
    throw new NotPossibleError(`${taken ?? address} is taken. Give another address with --path.`);
  }
}

/** @throws NotPossibleError unless there is an office in the town */
function townFor(sidebars: Sidebars, town?: string): string {
  const towns = townsOf(sidebars);
  const [first = ''] = towns;
  if (town === undefined || towns.includes(town)) return town ?? first;
  throw new NotPossibleError(
    `There is no office in "${town}". Give --location one of ${towns.join(', ')}.`,
  );
}

/** Drawings of the size of a hero that nothing shows yet; undefined if all are in use. */
function unusedDrawing(): string | undefined {
  const shown = filesBelow('pages', '.mdx').concat(
    filesBelow('src/components', '.tsx'),
    filesBelow('src/theme', '.tsx'),
  );
  const text = shown.map((file) => readFileSync(file, 'utf8')).join('\n');
  const names = filesBelow(DRAWINGS, '.svg').map((file) => path.basename(file, '.svg'));
  return names.sort().find((name) => !text.includes(`"${name}"`) && !text.includes(`'${name}'`));
}

function filesBelow(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));
}

/** Returns the drawing in the hero of the parent. */
function artOf(parent?: Page): string {
  const file = parent && `pages${parent.path}.mdx`;
  const text = file && existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /<Hero[^>]* art="([\w-]+)"/.exec(text)?.[1] ?? 'company';
}

/** Returns a text as sidebars.ts writes it: in single quotes, unless it has an apostrophe. */
const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
