export {PersonFields} from './PersonFields';
export {post, referenceIn, refusalOf, Refusal} from './post';
export {FieldPair, SubmissionForm, type SubmissionFormProps} from './SubmissionForm';
export type {Bind} from './useFieldRules';
export {useFormsUrl} from './useFormsUrl';
export type {Attempt} from './useSubmission';
export {useSubmissionForm} from './useSubmissionForm';
export {emptyOption} from './words';
