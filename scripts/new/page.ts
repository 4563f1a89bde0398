/** Generates a new page: its file, and the lines to add elsewhere. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isIsoDate} from '@trendsoft/forms-service/validate';
import {changeFrontMatter} from '../../src/mdx/front-matter';
import {allPages, readSidebars, townsOf, type Page, type Sidebars} from '../../src/menus';
import {closestMatch} from '../../src/text/closest-match';
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
  return starter === 'job'
    ? newJob(sidebars, title, options)
    : newOther(sidebars, starter, title, options);
}

const DESCRIPTION =
  'TODO: one sentence of 50 to 160 characters for search results and link previews';

function newJob(sidebars: Sidebars, title: string, options: Options): NewPage {
  const careers = findPage(sidebars, CAREERS);
  const address = options.path ?? `${careers.path}/${idOf(title)}`;
  checkFree(sidebars, address);
  const location = townFor(sidebars, options.location);
  checkUntil(options.until);
  const values = valuesFor(title, address, careers, location);
  const file = `pages${address}.mdx`;
  return {
    file,
    text: changeFrontMatter(filled('job', values), {
      title,
      description: DESCRIPTION,
      kind: 'job',
      posted: today(),
      validThrough: options.until,
    }),
    next: [
      menuStep(title, address, careers),
      `Add this to pages${CAREERS}.mdx, before </Openings>:\n\n${filled('opening', values)}`,
      `Replace each TODO with your own words in ${file}, and in pages${CAREERS}.mdx.`,
      ...lastSteps(file, address),
    ],
  };
}

function newOther(
  sidebars: Sidebars,
  starter: Exclude<Starter, 'job'>,
  title: string,
  options: Options,
): NewPage {
  const parent = parentOf(sidebars, starter, options);
  const address = options.path ?? `${folderBelow(parent)}/${fileNameOf(title)}`;
  checkFree(sidebars, address);
  const kind = starter === 'page' ? kindFor(options.kind) : starter;
  checkUntil(options.until);
  const file = `pages${address}.mdx`;
  const values = valuesFor(title, address, parent);
  const linking = parent ? `pages${parent.path}.mdx` : 'another page';
  return {
    file,
    text: changeFrontMatter(filled(starter, values), {
      title,
      description: DESCRIPTION,
      kind,
    }),
    next: [
      menuStep(title, address, parent),
      `Link to the page from ${linking}, in a sentence or with a <Card>.`,
      `Replace each TODO with your own words in ${file}.`,
      ...drawingStep(values.art),
      ...lastSteps(file, address),
    ],
  };
}

function menuStep(title: string, address: string, parent: Page | undefined): string {
  const entry = `{path: '${address}', label: ${quoted(title)}},`;
  if (parent && parent.pages === undefined) {
    return `Add this line to sidebars.ts, to the entry of '${parent.path}', after its label:\n\n     pages: [${entry.slice(0, -1)}],`;
  }
  const list = parent ? `'pages' of '${parent.path}'` : "'pages'";
  return `Add this line to sidebars.ts, in the list ${list}:\n\n     ${entry}`;
}

const lastSteps = (file: string, address: string): string[] => [
  `Check it: npm run check -- ${file}`,
  `Look at it: npm run dev, then http://localhost:3000${address}`,
];

/** Returns the kind of a page without a starter of its own. */
function kindFor(kind = 'about'): string {
  const kinds = KINDS.filter((one) => !SPECIAL.includes(one));
  return oneOf('--kind', kinds, kind);
}

/** @throws NotPossibleError for a day before today */
function checkUntil(until: string | undefined): void {
  if (until === undefined || (isIsoDate(until) && until >= today())) return;
  throw new NotPossibleError(`--until ${until}: give today or a later day, such as 2027-04-30.`);
}

/** Returns what takes the place of each `$name` in a starter. */
const valuesFor = (title: string, route: string, parent: Page | undefined, location = '') => ({
  title,
  location,
  route,
  id: idOf(title) || 'top',
  query: new URLSearchParams({title}).toString().replace('title=', ''),
  art: unusedDrawing() ?? artOf(parent),
});

/** Returns a step if the page shares its drawing with another one. */
function drawingStep(art: string): string[] {
  if (unusedDrawing() !== undefined) return [];
  return [
    `Every drawing in ${DRAWINGS} is in use, so the page has "${art}" like another one. Ask for a drawing of its own.`,
  ];
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
function folderBelow(parent: Page | undefined): string {
  if (!parent) return '/TrendSoft';
  const [first] = parent.pages ?? [];
  return first ? path.posix.dirname(first.path) : parent.path;
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

function artOf(parent?: Page): string {
  const file = parent && `pages${parent.path}.mdx`;
  const text = file && existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /<Hero[^>]* art="([\w-]+)"/.exec(text)?.[1] ?? 'company';
}

/** Returns a text as sidebars.ts writes it: in single quotes, unless it has an apostrophe. */
const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
