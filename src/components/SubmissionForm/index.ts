export {handOver, type HandedOver} from './handOver';
export {SubmissionForm, type SubmissionFormProps} from './SubmissionForm';
