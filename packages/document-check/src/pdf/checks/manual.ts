/** Adds findings that a person must check, and questions that only a person can answer. */
import type {Collector} from '../../collector.ts';
import type {Facts} from '../../finding.ts';
import type {PdfDocument} from '../document.ts';

/** A document with more pages than this needs an outline for navigation. */
const LONG = 20;

/** Questions that are asked about every file, and about every file with tags. */
const ASKED_ALWAYS = ['person-contrast', 'person-colour'] as const;
const ASKED_WITH_TAGS = [
  'person-order',
  'person-tags',
  'person-headings',
  'person-language',
] as const;

export function addManualChecks(
  document: PdfDocument,
  facts: Omit<Facts, 'effort'>,
  collector: Collector,
): void {
  const {catalog} = document.file;
  const {tree, pages} = document;
  if (pages.length > LONG && !catalog.dict('Outlines')?.has('First')) {
    collector.add('pdf-no-outline');
  }
  for (const rule of ASKED_ALWAYS) collector.add(rule);
  if (!tree) return;
  for (const rule of ASKED_WITH_TAGS) collector.add(rule);
  const has = (type: RegExp) => tree.elements.some(({standard}) => type.test(standard ?? ''));
  if (facts.figures > 0) collector.add('person-alt');
  if (facts.tables > 0) collector.add('person-tables');
  if (facts.fields > 0) collector.add('person-fields');
  if (has(/^Link$/)) collector.add('person-links');
}
