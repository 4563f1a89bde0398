/** The public API of the writers' check. */
export type {Finding} from './finding';
export {allFiles, unreadableSidebars, WORD_LIST} from './site';
export {messageOf} from './formats';
export {INVISIBLE, markupDiagnostics} from './rules/markup';
export {findDamage} from './damage';
