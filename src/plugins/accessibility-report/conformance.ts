import type {ReviewedItem} from './review';
import type {AuditedCriterion} from './types';

/** The terms of the VPAT and of OpenACR that a criterion can end in. */
export type Conformance =
  'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable' | 'not-evaluated';

/** Whether a machine has looked at anything that the criterion is about. */
export function hasEvidence({engines, checks}: AuditedCriterion): boolean {
  return Object.keys(engines).length > 0 || checks.length > 0;
}

/** What people have said of one criterion. */
export interface Judged {
  /** The criterion as a whole, where only people can judge it. */
  own: ReviewedItem | undefined;
  /** How many of its questions still wait for a person, and how many have been found to fail. */
  waiting: number;
  failed: number;
}

/** @param items all that people judge, as `reviewOf` gives it */
export function judgedOf(criterion: AuditedCriterion, items: readonly ReviewedItem[]): Judged {
  const judged = items.filter(
    ({question, standing}) =>
      standing === 'judged' && question?.criteria.includes(criterion.number),
  );
  return {
    own: items.find(({id}) => id === criterion.number),
    waiting: criterion.needsReview - judged.length,
    failed: judged.filter(({verdict}) => verdict?.verdict === 'fails').length,
  };
}

/**
 * Returns the term for a criterion. 'supports' requires evidence, no failure, no question that waits for a person, and
 * a criterion that a machine can decide or that a person has judged.
 */
export function conformanceOf(
  criterion: AuditedCriterion,
  {own, waiting, failed}: Judged,
): Conformance {
  const verdict = own?.standing === 'judged' ? own.verdict?.verdict : undefined;
  if (verdict === 'fails throughout') return 'does-not-support';
  if (criterion.violations + failed > 0 || verdict === 'fails') return 'partially-supports';
  if (waiting > 0) return 'not-evaluated';
  if (verdict === 'does not apply') return 'not-applicable';
  if (verdict === 'meets') return 'supports';
  return hasEvidence(criterion) && !criterion.people ? 'supports' : 'not-evaluated';
}
