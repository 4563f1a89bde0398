/** What others may import: the options of `npm run audit`, and the audit itself. */
export {look} from './look';
export {HELP, OPTIONS, selectionOf} from './selection';
