export {FormStatus, type FormStatusProps, type Outcome} from './FormStatus';
export {translateMessage, translateWord} from './translateMessage';
