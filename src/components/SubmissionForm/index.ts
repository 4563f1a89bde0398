export {SubmissionForm, type SubmissionFormProps} from './SubmissionForm';
