/** What others may import of the writers' check. */
export {savedWrongly} from './raw';
export {markdownProblems} from './rules/markdown';
export {tableProblems} from './rules/tables';
export {nodesOf} from './walk';
export {patternOf, WORD_LIST} from './words';
