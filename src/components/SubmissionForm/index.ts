export {handOver, type HandedOver} from './handOver';
export {useFormsOff} from './useFormsOff';
export {SubmissionForm, type SubmissionFormProps} from './SubmissionForm';
