/** What visitors can do with results: ask for a quote, copy, print and save. */
export {Ask} from './Ask';
export {Tools} from './Tools';
