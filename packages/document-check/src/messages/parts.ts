/** Divides the sentences into parts, so that a page loads only the parts for its files. */
import {OFFICE_RULES} from '../rules/office.ts';
import {RARE_PDF_RULES} from '../rules/pdf-rare.ts';
import {COMMON_PDF_RULES} from '../rules/pdf-common.ts';
import type {Rule} from '../rules/rule.ts';
import {OFFICE_ELEMENT_NAMES, PDF_ELEMENT_NAMES} from './elements.ts';
import {DOCUMENT_MESSAGES} from './index.ts';

/** `common`: for every file; `pdfRare`: for rules that few PDFs break; `rare`: for refused files and notes; `advice` and `report`: once there are results; `transcript`: once somebody asks for it. */
export const PARTS = [
  'common',
  'pdf',
  'pdfRare',
  'office',
  'rare',
  'advice',
  'report',
  'transcript',
] as const;

export type Part = (typeof PARTS)[number];

const REPORT = /^(?:report|effort)\./;

const ADVICE = /^(?:todo|question|method|step|program|who)\.|^rule\.person-/;

const RARE = /^(?:refusal|note|send)\.|^(?:fact\.read|page\.part$)/;

const ONLY_OFFICE = /^(?:fact\.slides|place\.(?:slide|footnote|endnote|header|footer))$/;

function idsOf(rules: readonly Rule[], elements: object): Set<string> {
  return new Set([
    ...rules.flatMap(({id, topic}) => [`rule.${id}`, `impact.${id}`, `impact.${topic}`]),
    ...Object.keys(elements).map((name) => `element.${name}`),
  ]);
}

const PDF = idsOf(COMMON_PDF_RULES, PDF_ELEMENT_NAMES);
const PDF_RARE = idsOf(RARE_PDF_RULES, {});
const OFFICE = idsOf(OFFICE_RULES, OFFICE_ELEMENT_NAMES);

function partOf(id: string): Part {
  if (ONLY_OFFICE.test(id)) return 'office';
  if (OFFICE.has(id)) return PDF.has(id) || PDF_RARE.has(id) ? 'common' : 'office';
  if (PDF.has(id)) return 'pdf';
  if (PDF_RARE.has(id)) return 'pdfRare';
  if (id.startsWith('transcript.')) return 'transcript';
  if (ADVICE.test(id)) return 'advice';
  if (RARE.test(id)) return 'rare';
  return REPORT.test(id) ? 'report' : 'common';
}

/** Returns the ids of the sentences of a part. */
export const idsIn = (part: Part): string[] =>
  Object.keys(DOCUMENT_MESSAGES).filter((id) => partOf(id) === part);
