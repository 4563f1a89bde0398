export {AuditFacts, type AuditFactsProps} from './AuditFacts';
export {ConformanceTable, type ConformanceTableProps} from './ConformanceTable';
export {OpenAcrLink} from './OpenAcrLink';
