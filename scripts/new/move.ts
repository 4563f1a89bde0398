import {NotPossibleError} from '../command-line';
import {brochureSteps, mention, placesInCode, textsIn} from './links';
import {checkFree, findPage, type Site} from './site';
import {followed, translatedFolders} from './translations';
import {withMoved} from './tree';
import type {Plan} from './write';

/**
 * A page at another address: its file and translations, its place in tree and menus, and every link to it;
 * the old address leads there.
 */
export async function movePage(site: Site, named: string, to: string): Promise<Plan> {
  const {root} = site;
  const {path: from} = findPage(site, named);
  checkFree(site, to);
  const code = placesInCode(root, from);
  if (code.length > 0) {
    throw new NotPossibleError(
      `${from} is named in code, so an engineer has to move it:\n  ${code.join('\n  ')}`,
    );
  }
  const files: Record<string, string> = {};
  const removed: string[] = [];
  for (const [file, text] of textsIn(root, ['pages', ...translatedFolders(root)], '.mdx')) {
    const changed = text.replaceAll(mention(from), to);
    const isOwn = file.endsWith(`pages${from}.mdx`);
    if (isOwn) removed.push(file);
    if (isOwn || changed !== text)
      files[isOwn ? file.slice(0, -`${from}.mdx`.length) + `${to}.mdx` : file] = changed;
  }
  Object.assign(files, followed(root, from, to));
  files['sidebars.ts'] = await withMoved(root, from, to);
  return {
    files,
    removed,
    next: [
      ...brochureSteps(root, from),
      `Look at it: npm run dev, then http://localhost:3000${to}`,
      'Check the pages: npm run check',
      'Commit all of these files, and open a pull request.',
    ],
  };
}
