export {AuditFacts, type AuditFactsProps} from './AuditFacts';
export {AuditedPages, type AuditedPagesProps} from './AuditedPages';
export {ConformanceTable, type ConformanceTableProps} from './ConformanceTable';
export {OpenAcrLink} from './OpenAcrLink';
export {ScreenReaderTasks, type ScreenReaderTasksProps} from './ScreenReaderTasks';
export {TestedWith, type TestedWithProps} from './TestedWith';
