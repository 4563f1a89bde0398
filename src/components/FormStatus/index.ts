export {FormStatus, type FormStatusProps, type Outcome} from './FormStatus';
