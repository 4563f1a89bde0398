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

/** The parts of sentences that belong neither to a rule of a format nor to an element. `common` has the rest. */
const PATTERNS: readonly {part: Part; pattern: RegExp}[] = [
  {
    part: 'office',
    pattern: /^(?:fact\.slides|place\.(?:slide|footnote|endnote|header|footer))$/,
  },
  {part: 'transcript', pattern: /^transcript\./},
  {part: 'advice', pattern: /^(?:todo|question|method|step|program|who)\.|^rule\.person-/},
  {part: 'rare', pattern: /^(?:refusal|note|send)\.|^(?:fact\.read|page\.part$)/},
  {part: 'report', pattern: /^(?:report|effort)\./},
];

function idsOf(rules: readonly Rule[], elements: object): Set<string> {
  return new Set([
    ...rules.flatMap(({id, topic}) => [`rule.${id}`, `impact.${id}`, `impact.${topic}`]),
    ...Object.keys(elements).map((name) => `element.${name}`),
  ]);
}

const PDF = idsOf(COMMON_PDF_RULES, PDF_ELEMENT_NAMES);
const PDF_RARE = idsOf(RARE_PDF_RULES, {});
const OFFICE = idsOf(OFFICE_RULES, OFFICE_ELEMENT_NAMES);

/** The part of a sentence about a rule or an element; undefined for other sentences. */
function partByFormat(id: string): Part | undefined {
  const isForPdf = PDF.has(id) || PDF_RARE.has(id);
  if (OFFICE.has(id)) return isForPdf ? 'common' : 'office';
  if (!isForPdf) return undefined;
  return PDF.has(id) ? 'pdf' : 'pdfRare';
}

const partOf = (id: string): Part =>
  partByFormat(id) ?? PATTERNS.find(({pattern}) => pattern.test(id))?.part ?? 'common';

/** The ids of the sentences of a part. */
export const idsIn = (part: Part): string[] =>
  Object.keys(DOCUMENT_MESSAGES).filter((id) => partOf(id) === part);
