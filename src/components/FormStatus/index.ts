export {FormStatus, type FormStatusProps, type Failure, type Outcome} from './FormStatus';
