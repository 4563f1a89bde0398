/** The translators' tools. */
export {check, checkLocale, checkLocales} from './check';
export {englishChanges} from './diff';
export {extract} from './extract';
export {checkLocaleName, findTranslation, translationsInto, type FileMistake} from './files';
export {readGlossary} from './glossary';
export {printStatus, printUnfinished} from './status';
export {done, start} from './translate';
