import {translate} from '@docusaurus/Translate';
import type {Effort} from 'document-check';
import type {CheckedDocument} from '../checked';

const EFFORTS: readonly Effort[] = ['low', 'medium', 'high', 'very-high'];

const effortWords = (effort: Effort): string =>
  ({
    low: () =>
      translate({
        id: 'DocumentCheck.effortLow',
        message: 'low effort',
        description: 'Effort in the summary for a quote, on the document check page',
      }),
    medium: () =>
      translate({
        id: 'DocumentCheck.effortMedium',
        message: 'medium effort',
        description: 'Effort in the summary for a quote, on the document check page',
      }),
    high: () =>
      translate({
        id: 'DocumentCheck.effortHigh',
        message: 'high effort',
        description: 'Effort in the summary for a quote, on the document check page',
      }),
    'very-high': () =>
      translate({
        id: 'DocumentCheck.effortVeryHigh',
        message: 'very high effort',
        description: 'Effort in the summary for a quote, on the document check page',
      }),
  })[effort]();

/** What is asked for, in a line: how many documents and pages, and the effort of the hardest one. */
export function summaryWords(documents: readonly CheckedDocument[]): string {
  const facts = documents.flatMap(({report}) => (report ? [report.facts] : []));
  const effort = EFFORTS.findLast((one) => facts.some((fact) => fact.effort === one)) ?? 'low';
  return translate(
    {
      id: 'DocumentCheck.summary',
      message: 'Documents: {documents}, pages: {pages}, {effort}.',
      description:
        'Summary beside the link Ask for a quote, on the document check page; {effort} is such as “medium effort”',
    },
    {
      documents: facts.length,
      pages: facts.reduce((sum, {pages}) => sum + (pages ?? 1), 0),
      effort: effortWords(effort),
    },
  );
}
