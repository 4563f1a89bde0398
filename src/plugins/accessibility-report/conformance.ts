import type {AuditedCriterion} from './types';

/** The terms of the VPAT and of OpenACR that an audit by machines can end in. */
export type Conformance = 'supports' | 'partially-supports' | 'not-evaluated';

/** Whether a machine has looked at anything that the criterion is about. */
export function hasEvidence({engines, checks}: AuditedCriterion): boolean {
  return Object.keys(engines).length > 0 || checks.length > 0;
}

/**
 * What may be said of a criterion. 'supports' takes evidence, no failure, and a criterion that
 * is not left to people: for those, a machine's silence says too little.
 */
export function conformanceOf(criterion: AuditedCriterion): Conformance {
  if (criterion.violations > 0) return 'partially-supports';
  return hasEvidence(criterion) && !criterion.people ? 'supports' : 'not-evaluated';
}
