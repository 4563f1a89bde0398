import type {AuditedCriterion, NotApplicable} from './types';

/** Terms of the VPAT and of OpenACR. */
export type Conformance =
  'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable' | 'not-evaluated';

/** Returns whether a rule or a scripted check has tested for the criterion. */
export function hasEvidence({engines, checks}: AuditedCriterion): boolean {
  return Object.keys(engines).length > 0 || checks.length > 0;
}

/**
 * Returns the term for a criterion. 'supports' requires evidence, no failure, and a criterion that a machine can decide. 'does-not-support' means more failures than half the pages. A criterion that fails applies, whatever `notApplicable` says.
 */
export function conformanceOf(
  criterion: AuditedCriterion,
  pageCount: number,
  notApplicable: NotApplicable = {},
): Conformance {
  const {number, violations, people} = criterion;
  if (violations > pageCount / 2) return 'does-not-support';
  if (violations > 0) return 'partially-supports';
  if (notApplicable[number]) return 'not-applicable';
  return hasEvidence(criterion) && !people ? 'supports' : 'not-evaluated';
}
