export {FormStatus, type FormStatusProps, type Outcome, type Problems} from './FormStatus';
export {translateMessage} from './translateMessage';
