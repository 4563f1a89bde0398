/** What others may import of the writers' check. */
export {savedWrongly} from './raw';
export {markdownProblems} from './rules/markdown';
export {tableProblems} from './rules/tables';
export {INVISIBLE} from './rules/whitespace';
export {patternOf, WORD_LIST} from './words';
