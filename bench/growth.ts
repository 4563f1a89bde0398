/** Builds the site with 1, 10 and 100 times its pages: what a visitor downloads must stay the same. */
import {readdirSync, statSync, writeFileSync, readFileSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {build, copySite, type BuildCost} from './sites';

export interface Growth extends BuildCost {
  pages: number;
  /** Bytes of script (Brotli) that every page shares. */
  shared: number;
  /** Bytes of the HTML (Brotli) of a page deep in the tree. */
  html: number;
}

const OWN_PAGES = 29;
const PARENT = '/TrendSoft/oursolutions/DocumentAccessibilityPage';
const SAMPLE = 'TrendSoft/oursolutions/DocumentAccessibility/PDFUA';

/** Adds copies of one page below one parent, as a site does that gets more documents. */
function addPages(folder: string, count: number): void {
  const text = readFileSync(`pages/${SAMPLE}.mdx`, 'utf8');
  const below = path.join(folder, 'pages', PARENT);
  mkdirSync(below, {recursive: true});
  const added = Array.from({length: count}, (_, index) => {
    writeFileSync(path.join(below, `Copy${index}.mdx`), text);
    return {path: `${PARENT}/Copy${index}`, label: `Copy ${index}`};
  });
  writeFileSync(path.join(folder, 'copies.json'), JSON.stringify(added));
  const sidebars = path.join(folder, 'sidebars.ts');
  const grown = readFileSync(sidebars, 'utf8').replace(
    /export default (\w+);/,
    `import {readFileSync} from 'node:fs';
import {allPages} from './src/menus';
const parent = allPages($1.pages).find((page) => page.path === '${PARENT}');
parent!.pages!.push(...JSON.parse(readFileSync('copies.json', 'utf8')));
export default $1;`,
  );
  if (!grown.includes('copies.json'))
    throw new Error('sidebars.ts has no line `export default …;`');
  writeFileSync(sidebars, grown);
}

function sharedBytes(folder: string): number {
  const js = path.join(folder, 'build/assets/js');
  return readdirSync(js)
    .filter((file) => /^(main|runtime~main|boot)\..*\.br$/.test(file))
    .reduce((sum, file) => sum + statSync(path.join(js, file)).size, 0);
}

/** One build for each size. */
export function measureGrowth(factors: number[]): Growth[] {
  return factors.map((factor) => {
    const folder = copySite(`growth-${factor}`);
    if (factor > 1) addPages(folder, OWN_PAGES * (factor - 1));
    const cost = build(folder);
    const html = statSync(path.join(folder, `build/${SAMPLE}/index.html.br`)).size;
    return {pages: OWN_PAGES * factor, ...cost, shared: sharedBytes(folder), html};
  });
}
