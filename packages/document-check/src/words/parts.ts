/** Which sentences a page needs for which files: it fetches no others. */
import {OFFICE_RULES} from '../rules/office.ts';
import {PDF_RULES} from '../rules/pdf.ts';
import type {Rule} from '../rules/rule.ts';
import {OFFICE_ELEMENT_WORDS, PDF_ELEMENT_WORDS} from './elements.ts';
import {DOCUMENT_MESSAGES} from './index.ts';

/** `common`: for every file; `rare`: for refused files and notes; `advice` and `report`: once there are results. */
export const PARTS = ['common', 'pdf', 'office', 'rare', 'advice', 'report'] as const;

export type Part = (typeof PARTS)[number];

const REPORT = /^(?:report|effort)\./;

const ADVICE = /^(?:todo|method|step|program|who)\./;

const RARE = /^(?:refusal|note|send)\.|^fact\.read/;

function idsOf(rules: readonly Rule[], elements: object): Set<string> {
  return new Set([
    ...rules.flatMap(({id, topic}) => [`rule.${id}`, `meets.${topic}`]),
    ...Object.keys(elements).map((name) => `element.${name}`),
  ]);
}

const PDF = idsOf(PDF_RULES, PDF_ELEMENT_WORDS);
const OFFICE = idsOf(OFFICE_RULES, OFFICE_ELEMENT_WORDS);

function partOf(id: string): Part {
  if (PDF.has(id)) return OFFICE.has(id) ? 'common' : 'pdf';
  if (OFFICE.has(id)) return 'office';
  if (ADVICE.test(id)) return 'advice';
  if (RARE.test(id)) return 'rare';
  return REPORT.test(id) ? 'report' : 'common';
}

/** Ids of the sentences of a part. */
export const idsIn = (part: Part): string[] =>
  Object.keys(DOCUMENT_MESSAGES).filter((id) => partOf(id) === part);
