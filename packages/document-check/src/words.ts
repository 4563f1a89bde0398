export {DOCUMENT_MESSAGES, documentTranslator} from './words/index.ts';
export type {DocumentTranslations, Message, Translator} from './words/index.ts';
export {PARTS, idsIn} from './words/parts.ts';
export type {Part} from './words/parts.ts';
