export {checkedDocuments, type CheckedDocument} from './checkedDocuments';
export {DocumentCheck} from './DocumentCheck';
