import {KINDS, type Kind} from '../../src/plugins/front-matter';
import type {Page} from '../../src/menus';
import {NotPossibleError} from '../command-line';
import {checkTitle, idOf, pascalCase} from './names';
import {
  categoriesOf,
  checkFree,
  findParent,
  folderBelow,
  pageFile,
  sceneOf,
  type Site,
} from './site';
import {REPLACE, starterPage} from './starter';
import {withPage} from './tree';
import type {Plan} from './write';

interface Options {
  parent?: string;
  path?: string;
  kind?: string;
}

/** Kinds that need more than this page has; `npm run new` makes two of them another way. */
const SPECIAL: readonly Kind[] = ['home', 'job', 'service'];

/** A service page with every block that service pages have, below its category. */
export async function newService(site: Site, title: string, options: Options): Promise<Plan> {
  checkTitle(title);
  if (!options.parent) {
    throw new NotPossibleError(
      `Which family of services does "${title}" belong to? Add --parent and one of ${categoriesOf(site.sidebars)}.`,
    );
  }
  const parent = findParent(site, options.parent);
  return planOf(site, title, {
    ...{parent, path: options.path, kind: 'service', starter: 'service'},
    about: 'on what this service does for a client',
    lead: `${pageFile(parent.path)} shows its other pages, each in a <Card> or a <TabPanel>: copy one, with all its lines.`,
  });
}

/** A page with a hero, a text and a call to action. */
export async function newPage(site: Site, title: string, options: Options): Promise<Plan> {
  checkTitle(title);
  const {kind = 'about'} = options;
  const kinds = KINDS.filter((known) => !SPECIAL.includes(known));
  if (!(kinds as readonly string[]).includes(kind)) {
    throw new NotPossibleError(`--kind is "${kind}". Give one of ${kinds.join(', ')}.`);
  }
  return planOf(site, title, {
    parent: options.parent === undefined ? undefined : findParent(site, options.parent),
    ...{path: options.path, kind, starter: 'page'},
    about: 'on what a reader finds on this page',
    lead: 'link to it from a page where they look for it, or add a line to a menu in sidebars.ts.',
  });
}

interface Made {
  parent: Page | undefined;
  /** Another address than the one made from the title. */
  path: string | undefined;
  kind: string;
  starter: string;
  /** What its description speaks of. */
  about: string;
  /** How readers find it. */
  lead: string;
}

async function planOf(
  site: Site,
  title: string,
  {parent, path, kind, starter, about, lead}: Made,
): Promise<Plan> {
  const route = path ?? `${parent ? folderBelow(parent) : '/TrendSoft'}/${pascalCase(title)}`;
  checkFree(site, route);
  const file = pageFile(route);
  const art = parent ? sceneOf(site, parent) : 'company';
  const description = `${REPLACE} one sentence for search results, ${about}.`;
  return {
    files: {
      [file]: starterPage(
        starter,
        {title, id: idOf(title) || 'top', art},
        {title, description, kind},
      ),
      'sidebars.ts': await withPage(site.root, {path: route, label: title}, parent?.path),
    },
    next: [
      `Open ${file} and put your own words in place of each "${REPLACE}".`,
      `Lead readers there: ${lead}`,
      'Nothing to do for the other languages: the page is English there until npm run i18n -- start makes its translation.',
      'Look at it: npm run dev, then http://localhost:3000' + route,
      `Check it: npm run check -- ${file}`,
      'Commit all of these files, and open a pull request.',
    ],
  };
}
