/** Rules for PDF files: what PDF/UA-1 asks, by clause, and what is worth a look. */
import {RARE_PDF_RULES} from './pdf-rare.ts';
import {USUAL_PDF_RULES} from './pdf-usual.ts';
import type {Rule} from './rule.ts';

export const PDF_RULES: readonly Rule[] = [...USUAL_PDF_RULES, ...RARE_PDF_RULES].toSorted((a, b) =>
  a.id.localeCompare(b.id, 'en', {numeric: true}),
);
