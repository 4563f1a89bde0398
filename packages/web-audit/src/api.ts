/** `@trendsoft/web-audit/audit`: the parts of an audit, for tests that run them on their own. */
export {auditAllPages, auditHtml, auditVisit, probesAt, type AuditRecord} from './audit';
export {settingsOf, stateOf, visitOf} from './config';
export {CRITERIA, type Criterion} from './criteria';
export {runAxe} from './engines/axe';
export type {EngineResult} from './engines/engine';
export {validateHtml} from './engines/html-validate';
export {runIbm} from './engines/ibm';
export {findingsOf, type Finding, type Probe, type Scheme, type Visit} from './probe';
export {PROBES, SITE_PROBES} from './probes';
export {summarise} from './summary';
export {openVisit, type Place} from './visit';
