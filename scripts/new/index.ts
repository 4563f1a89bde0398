/** What others may import of what makes, moves and removes pages. None of it loads TypeScript, which takes long. */
export {formatted} from './format';
export {REPLACE} from './starter';
