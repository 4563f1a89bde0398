export {ErrorSummary, type ErrorSummaryProps, type SummaryEntry} from './ErrorSummary';
