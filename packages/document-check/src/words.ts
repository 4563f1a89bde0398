export {DOCUMENT_MESSAGES, sayDocumentIn} from './words/index.ts';
export type {DocumentTranslations, Message, SayDocument} from './words/index.ts';
export {PARTS, idsIn} from './words/parts.ts';
export type {Part} from './words/parts.ts';
