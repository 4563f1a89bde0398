import {translate} from '@docusaurus/Translate';
import type {Effort} from '../../../documents';
import type {CheckedDocument} from '../checked';

const EFFORTS: readonly Effort[] = ['low', 'medium', 'high', 'very-high'];

const effortWords = (effort: Effort): string =>
  ({
    low: () =>
      translate({
        id: 'DocumentCheck.effortLow',
        message: 'low effort',
        description: 'How much work a document is, in the summary for a quote',
      }),
    medium: () =>
      translate({
        id: 'DocumentCheck.effortMedium',
        message: 'medium effort',
        description: 'How much work a document is, in the summary for a quote',
      }),
    high: () =>
      translate({
        id: 'DocumentCheck.effortHigh',
        message: 'high effort',
        description: 'How much work a document is, in the summary for a quote',
      }),
    'very-high': () =>
      translate({
        id: 'DocumentCheck.effortVeryHigh',
        message: 'very high effort',
        description: 'How much work a document is, in the summary for a quote',
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
        'Summary of checked documents beside the link Ask for a quote; {effort} is such as “medium effort”',
    },
    {
      documents: facts.length,
      pages: facts.reduce((sum, {pages}) => sum + (pages ?? 1), 0),
      effort: effortWords(effort),
    },
  );
}
