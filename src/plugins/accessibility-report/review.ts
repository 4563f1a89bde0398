/** What people judge: questions of the audit, and criteria that no machine decides; and where each stands. */
import {createHash} from 'node:crypto';
import {hasEvidence} from './conformance';
import type {AuditedCriterion, AuditQuestion, AuditSummary} from './types';
import type {Verdict} from './verdicts';

export interface ReviewItem {
  /** The number of a criterion, or the id of a question. */
  id: string;
  criterion?: AuditedCriterion;
  question?: AuditQuestion;
  /** Changes when what is to be judged does: a verdict on something else is outdated. */
  evidence: string;
}

/** 'open': nobody has judged it. The last two are due again. */
export type Standing = 'open' | 'judged' | 'expired' | 'outdated';

export interface ReviewedItem extends ReviewItem {
  standing: Standing;
  verdict?: Verdict;
}

const LENGTH = 12;

const fingerprint = (...parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, LENGTH);

/** Criteria first, each in the standard's order, then questions by rule. */
export function itemsOf({criteria, questions, pages}: AuditSummary): ReviewItem[] {
  return [
    ...criteria
      .filter((criterion) => criterion.people || !hasEvidence(criterion))
      .map((criterion) => ({
        id: criterion.number,
        criterion,
        // A verdict covers the pages that there were.
        evidence: fingerprint(criterion.number, ...pages),
      })),
    ...questions.map((question) => ({
      id: question.id,
      question,
      evidence: fingerprint(
        question.id,
        ...question.places.flatMap(({message, html}) => [message, html]),
      ),
    })),
  ];
}

/**
 * Each item with its verdict, and whether that still stands.
 *
 * @param day ISO date on which it has to stand
 */
export function reviewOf(
  audit: AuditSummary,
  verdicts: readonly Verdict[],
  day: string,
): ReviewedItem[] {
  return itemsOf(audit).map((item) => {
    const verdict = verdicts.find((one) => one.item === item.id);
    if (!verdict) return {...item, standing: 'open'};
    const standing =
      verdict.evidence !== item.evidence ? 'outdated' : verdict.expiry < day ? 'expired' : 'judged';
    return {...item, verdict, standing};
  });
}
