export {checkedDocuments, type CheckedDocument} from './checked';
export {DocumentCheck} from './DocumentCheck';
