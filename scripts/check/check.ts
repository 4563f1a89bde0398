import {existsSync, readFileSync} from 'node:fs';
import {checkPage} from './check-page';
import type {Finding} from './finding';
import {checkNavigation} from './navigation';
import {nodesOf} from '../../src/mdx/nodes';
import {parseMdx} from '../../src/mdx/parse';
import {checkPhotographs, picturesIn} from './photographs';
import {findDamage} from './damage';
import {readSite} from './site';
import {checkFormerAddresses} from './former-addresses';
import {checkSpelling} from './spelling';
import {strayFiles} from './stray-files';

const byPosition = (a: Finding, b: Finding) =>
  a.file.localeCompare(b.file) || a.line - b.line || (a.column ?? 1) - (b.column ?? 1);

function picturesOf(file: string): string[] {
  const {tree} = parseMdx(readFileSync(file, 'utf8'));
  return (tree ? nodesOf(tree) : []).flatMap((node) =>
    node.type === 'image' && node.url.startsWith('/') && !node.url.endsWith('.svg')
      ? [`static${node.url}`]
      : [],
  );
}

/**
 * Checks pages, and the files around them.
 *
 * @param files pages, named from the project's folder, which is the working directory
 * @param all whether these are all pages, so that menus and pictures are checked too
 * @throws SidebarsError if sidebars.ts cannot be read
 */
export async function check(files: readonly string[], all: boolean): Promise<Finding[]> {
  const site = readSite();
  const damaged = files.flatMap((file): Finding[] => {
    const diagnostic = findDamage(file);
    return diagnostic ? [{file, level: 'error', rule: 'file', ...diagnostic}] : [];
  });
  const readable = files.filter((name) => !damaged.some(({file}) => file === name));
  const found = readable.flatMap((file) => checkPage(file, readFileSync(file, 'utf8'), site));
  // A line that has an error already, such as a mistyped key, needs no spelling message.
  const words = (await checkSpelling(readable)).filter(
    (word) => !found.some(({file, line}) => file === word.file && line === word.line),
  );
  const pictures = all ? picturesIn('static') : [...new Set(readable.flatMap(picturesOf))];
  const around = all
    ? [...checkNavigation(site), ...checkFormerAddresses(site), ...strayFiles()]
    : [];
  const photographs = await checkPhotographs(pictures.filter((file) => existsSync(file)));
  return [...damaged, ...found, ...around, ...photographs, ...words].sort(byPosition);
}
