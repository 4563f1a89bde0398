/** Which sentences a page needs for which files: it fetches no others. */
import {OFFICE_RULES} from '../rules/office';
import {PDF_RULES} from '../rules/pdf';
import type {Rule} from '../rules/rule';
import {MESSAGES} from '.';

/** `common`: for every file. */
export const PARTS = ['common', 'pdf', 'office'] as const;

export type Part = (typeof PARTS)[number];

/** What only operators and the server say. */
const ELSEWHERE = /^effort\./;

function idsOf(rules: readonly Rule[]): Set<string> {
  return new Set(rules.flatMap(({id, topic}) => [`rule.${id}`, `meets.${topic}`, `todo.${topic}`]));
}

const [PDF, OFFICE] = [idsOf(PDF_RULES), idsOf(OFFICE_RULES)];

/** undefined where no page says it. */
function partOf(id: string): Part | undefined {
  if (PDF.has(id)) return OFFICE.has(id) ? 'common' : 'pdf';
  if (OFFICE.has(id)) return 'office';
  return ELSEWHERE.test(id) ? undefined : 'common';
}

/** Ids of the sentences of a part. */
export const idsIn = (part: Part): string[] =>
  Object.keys(MESSAGES).filter((id) => partOf(id) === part);
