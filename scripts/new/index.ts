/** What others may import of what makes, moves and removes pages. */
export {formatted} from './insert';
export {REPLACE} from './words';
