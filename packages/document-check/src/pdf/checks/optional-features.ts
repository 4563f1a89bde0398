/** Checks for features that few files use: annotations, forms, layers, attached files, protection. */
export {checkAnnotations} from './annotations.ts';
export {checkOptionalFeatures, hasAttachments} from './catalog.ts';
export {fieldsOf} from './fields.ts';
