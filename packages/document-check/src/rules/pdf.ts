/** Rules for PDF files: the clauses of PDF/UA-1, and our own, whose ids begin with `pdf-`. */
import {RARE_PDF_RULES} from './pdf-rare.ts';
import {COMMON_PDF_RULES} from './pdf-common.ts';

export const PDF_RULES = [...COMMON_PDF_RULES, ...RARE_PDF_RULES].toSorted((a, b) =>
  a.id.localeCompare(b.id, 'en', {numeric: true}),
);
