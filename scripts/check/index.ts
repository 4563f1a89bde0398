/** The public API of the writers' check. */
import type {Finding} from './finding';

export type {Finding};
export {allFiles, unreadableSidebars, WORD_LIST} from './site';
export {messageOf} from './formats';
export {preselectionDiagnostics} from './preselection';
export {INVISIBLE, markupDiagnostics} from './rules/markup';
export {findDamage} from './damage';

/** Checks pages, as `./check` describes. It is loaded by the first call, since the dictionary takes a second to load. */
export async function check(files: readonly string[], all: boolean): Promise<Finding[]> {
  return (await import('./check')).check(files, all);
}
