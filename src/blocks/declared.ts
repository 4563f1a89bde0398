/** Reads all `*.block.ts`: the blocks that pages may use without an import. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Block, Blocks} from './block';

/** A declaration and the folder that contains it. */
export interface DeclaredBlock extends Block {
  /** `src/components/Note`. */
  folder: string;
}

const ROOT = path.join(__dirname, '../..');
const PARENTS = ['src/components', 'src/primitives'];

/** The folders with declarations, relative to the root of the site. */
const FOLDERS = PARENTS.flatMap((parent) =>
  readdirSync(path.join(ROOT, parent)).map((name) => `${parent}/${name}`),
).filter((folder) => existsSync(path.join(ROOT, fileIn(folder))));

function fileIn(folder: string): string {
  return `${folder}/${path.basename(folder)}.block.ts`;
}

/** Every block, by its name in MDX. */
export const BLOCKS: Readonly<Record<string, DeclaredBlock>> = Object.fromEntries(
  FOLDERS.flatMap((folder) => {
    // oxlint-disable-next-line typescript/no-require-imports -- the files are found at run time
    const {default: blocks} = require(path.join(ROOT, fileIn(folder))) as {default: Blocks};
    return Object.entries(blocks).map(([name, block]) => [name, {...block, folder}]);
  }),
);

/** Block → its props to translate. Blocks without such props are left out. */
export const TRANSLATED_PROPS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(BLOCKS).flatMap(([name, {required, optional}]) => {
    const props = Object.entries({...required, ...optional});
    const translated = props.filter(([, value]) => value.translated).map(([prop]) => prop);
    return translated.length > 0 ? [[name, translated]] : [];
  }),
);

/**
 * Returns the module from which a page imports a block: the index of its folder. A block that every page loads is
 * imported from the file named like the folder, so that other modules of the folder are not loaded.
 */
export function moduleOf({folder, everywhere}: DeclaredBlock): string {
  return `@site/${folder}${everywhere ? `/${path.basename(folder)}` : ''}`;
}
