import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {trailTo} from '../../src/menus';
import {readFrontMatter} from '../../src/mdx/front-matter';
import {NotPossibleError} from '../command-line';
import {formatted} from './format';
import {brochureSteps, placesIn, placesInCode, textsIn, withoutEntries} from './links';
import {findPage, pageFile, type Site} from './site';
import {followed, stillDone, translatedFolders} from './translations';
import {withoutPage} from './tree';
import type {Plan} from './write';

const POSITIONS = 'src/forms/positions.json';
const WORDS = 'pages/words.txt';

/**
 * A page out of the site: its file and translations, its entry in the tree, the cards and the opening that
 * lead to it, its position in the application form, and names that only it had.
 * @throws NotPossibleError with every place that would lead nowhere
 */
export async function removePage(site: Site, named: string): Promise<Plan> {
  const {root, sidebars} = site;
  const page = findPage(site, named);
  const route = page.path;
  if (page.pages?.length) {
    const below = page.pages.map(({path: each}) => each).join(', ');
    throw new NotPossibleError(`Pages stand below ${route}: ${below}. Remove them first.`);
  }
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const own = ['pages', ...translatedFolders(root)]
    .map((folder) => `${folder}${route}.mdx`)
    .filter((file) => existsSync(path.join(root, file)));
  const english = textsIn(root, ['pages'], '.mdx');
  const files: Record<string, string> = {};
  const left: string[] = [];
  for (const [file, text] of english) {
    if (own.includes(file)) continue;
    const changed = withoutEntries(text, route);
    if (changed !== text) files[file] = changed;
    left.push(...placesIn(file, changed, route));
  }
  const menus = placesIn('sidebars.ts', read('sidebars.ts'), route).slice(1);
  const dead = [...menus, ...left, ...placesInCode(root, route)];
  if (dead.length > 0) {
    throw new NotPossibleError(
      `${route} is linked from these places. Change them first, then remove it:\n  ${dead.join('\n  ')}`,
    );
  }
  const stale: string[] = [];
  for (const [file, text] of textsIn(root, translatedFolders(root), '.mdx')) {
    if (own.includes(file)) continue;
    const source = `pages/${file.split('/').slice(3).join('/')}`;
    const changed = withoutEntries(text, route);
    if (changed !== text)
      files[file] = stillDone(changed, english.get(source) ?? '', files[source] ?? '');
    stale.push(...placesIn(file, changed, route));
  }
  const title = String(readFrontMatter(read(pageFile(route))).values['title']);
  const positions = JSON.parse(read(POSITIONS)) as string[];
  if (positions.includes(title)) {
    const others = positions.filter((position) => position !== title);
    if (others.length === 0) {
      throw new NotPossibleError(
        `${route} is the last opening: nobody could choose a position any more. Write closed: true at the top of ${pageFile(route)} instead.`,
      );
    }
    files[POSITIONS] = await formatted(POSITIONS, JSON.stringify(others));
  }
  const others = [...english].filter(([file]) => !own.includes(file)).map(([, text]) => text);
  const words = read(WORDS).split('\n');
  const mine = words.filter((word) => word && read(pageFile(route)).includes(word));
  const lone = mine.filter((word) => !others.some((text) => text.includes(word)));
  if (lone.length > 0) files[WORDS] = words.filter((word) => !lone.includes(word)).join('\n');
  Object.assign(files, followed(root, route));
  const above = trailTo(route, sidebars.pages).at(-2)?.path;
  files['sidebars.ts'] = await withoutPage(root, route, page.aliases ?? [], above);
  return {
    files,
    removed: own,
    next: [
      above
        ? `Its address leads to ${above} from now on. See that ${pageFile(above)} says nothing of it any more.`
        : 'Its address is not found from now on.',
      ...stale.map(
        (place) => `${place} still links to it: until that is fixed, the page is English.`,
      ),
      ...brochureSteps(root, route),
      'Check the others: npm run check',
      'Commit all of these files, and open a pull request.',
    ],
  };
}
