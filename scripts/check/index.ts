/** The public API of the writers' check. */
export {INVISIBLE, markupDiagnostics} from './rules/markup';
export {WORD_LIST} from './site';
export {findDamage} from './damage';
