/** Adds findings that a person must check, and questions that only a person can answer. */
import type {Collector} from '../../collector.ts';
import type {Facts} from '../../finding.ts';
import type {RuleId} from '../../rules/ids.ts';
import type {PdfDocument} from '../document.ts';
import type {StructTree} from '../structure/tree.ts';

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

/** Questions that are asked about a file with tags if it contains what they are about. */
const ASKED_ABOUT: readonly {
  rule: RuleId;
  isIn: (facts: DocumentFacts, tree: StructTree) => boolean;
}[] = [
  {rule: 'person-alt', isIn: ({figures}) => figures > 0},
  {rule: 'person-tables', isIn: ({tables}) => tables > 0},
  {rule: 'person-fields', isIn: ({fields}) => fields > 0},
  {
    rule: 'person-links',
    isIn: (_facts, {elements}) => elements.some(({standard}) => standard === 'Link'),
  },
];

type DocumentFacts = Omit<Facts, 'effort'>;

const needsOutline = ({file, pages}: PdfDocument): boolean =>
  pages.length > LONG && !file.catalog.dict('Outlines')?.has('First');

export function addManualChecks(
  document: PdfDocument,
  facts: DocumentFacts,
  collector: Collector,
): void {
  const {tree} = document;
  if (needsOutline(document)) collector.add('pdf-no-outline');
  for (const rule of ASKED_ALWAYS) collector.add(rule);
  if (!tree) return;
  for (const rule of ASKED_WITH_TAGS) collector.add(rule);
  for (const {rule, isIn} of ASKED_ABOUT) {
    if (isIn(facts, tree)) collector.add(rule);
  }
}
