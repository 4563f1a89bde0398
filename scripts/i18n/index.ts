/** The translators' tools. */
export {checkFile, checkLocale} from './check';
export {extract} from './extract';
export {checkLocaleName, findFile, localesIn, sourceFiles, type Problem} from './files';
export {readLanguage} from './glossary';
export {printStatus} from './status';
export {done, start} from './translate';
