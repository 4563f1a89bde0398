/** Who translated a file, and who looked at it since. */

export interface Review {
  /** `machine` and `draft` (a person's) wait for a reviewer. */
  translation: 'machine' | 'draft' | 'reviewed';
  reviewer?: string;
  /** Day of the review, as 2026-03-31. */
  reviewed?: string;
}

/** @param today for tests */
export function reviewNow(
  {machine, reviewer}: {machine: boolean; reviewer?: string | undefined},
  today = new Date(),
): Review {
  if (reviewer === undefined) return {translation: machine ? 'machine' : 'draft'};
  return {translation: 'reviewed', reviewer, reviewed: today.toISOString().slice(0, 10)};
}

/** The review alone, out of something that has one, without what is unknown. */
export function reviewOf({
  translation,
  reviewer,
  reviewed,
}: {
  translation: Review['translation'];
  reviewer?: string | undefined;
  reviewed?: string | undefined;
}): Review {
  return {
    translation,
    ...(reviewer !== undefined && {reviewer}),
    ...(reviewed !== undefined && {reviewed}),
  };
}
