/** `@trendsoft/web-audit/report`: what is made from the results. It loads neither a browser nor an engine. */
export {conformanceOf, hasEvidence, type Conformance} from './conformance';
export {ENGINES, enginesOf} from './engines';
export {openAcr} from './openacr';
export type {AuditedCriterion, AuditedSite, NotApplicable, Product} from './types';
