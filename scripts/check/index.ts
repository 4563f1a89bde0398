/** What other modules may import of the writers' check. */
export {INVISIBLE, markupProblems} from './rules/markup';
export {WORD_LIST} from './site';
export {savedWrongly} from './saved';
