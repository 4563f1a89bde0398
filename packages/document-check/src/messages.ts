export {DOCUMENT_MESSAGES, documentTranslator} from './messages/index.ts';
export type {DocumentTranslations, Message, Translator} from './messages/index.ts';
export {PARTS, idsIn} from './messages/parts.ts';
export type {Part} from './messages/parts.ts';
