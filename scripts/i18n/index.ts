/** What others may import of the translators' tools. */
export {filesBelow, locales, pagesFolder} from './files';
export {fingerprint} from './fingerprint';
export {readJson} from './json';
export {sourcesFile} from './sources';
export {UnreadableError} from './page/problem';
