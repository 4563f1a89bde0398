/** The blocks that pages may use without an import: what the `*.block.ts` of each folder declares. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Block, Blocks} from './block';

export interface Declared extends Block {
  /** `src/components/Note`. */
  folder: string;
}

const ROOT = path.join(__dirname, '../..');
const PARENTS = ['src/components', 'src/primitives'];

/** The folder of each declaration, from the root of the site on. */
const FOLDERS = PARENTS.flatMap((parent) =>
  readdirSync(path.join(ROOT, parent)).map((name) => `${parent}/${name}`),
).filter((folder) => existsSync(path.join(ROOT, fileIn(folder))));

function fileIn(folder: string): string {
  return `${folder}/${path.basename(folder)}.block.ts`;
}

/** Every block, by its name in MDX. */
export const BLOCKS: Readonly<Record<string, Declared>> = Object.fromEntries(
  FOLDERS.flatMap((folder) => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- which files there are is known only here
    const {default: blocks} = require(path.join(ROOT, fileIn(folder))) as {default: Blocks};
    return Object.entries(blocks).map(([name, block]) => [name, {...block, folder}]);
  }),
);

/** Block → its props with words, which are translated; blocks without any are not there. */
export const TRANSLATED_PROPS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(BLOCKS).flatMap(([name, {required, optional}]) => {
    const props = Object.entries({...required, ...optional});
    const translated = props.filter(([, value]) => value.translated).map(([prop]) => prop);
    return translated.length > 0 ? [[name, translated]] : [];
  }),
);

/**
 * The module that a page takes a block from: the index of its folder. A block that comes with every page is taken from
 * the file that is named like the folder, lest it bring along what else is there.
 */
export function moduleOf({folder, everywhere}: Declared): string {
  return `@site/${folder}${everywhere ? `/${path.basename(folder)}` : ''}`;
}
