import {conformanceOf, hasEvidence, judgedOf} from './conformance';
import {ENGINES, enginesOf} from './facts';
import type {ReviewedItem} from './review';
import type {AuditedCriterion, AuditSummary} from './types';

/** Where programs find the report, in English below each locale. */
export const OPENACR_FILE = 'openacr.json';

export interface Reporter {
  company: string;
  email: string;
  /** Addresses of the site, of the page to write to and of the report that people read. */
  website: string;
  feedback: string;
  report: string;
}

/** The whole evidence in words, with the names of all rules. */
function notesOf(criterion: AuditedCriterion, items: readonly ReviewedItem[]): string {
  const engines = Object.entries(criterion.engines).map(
    ([engine, rules]) => `${ENGINES[engine] ?? engine}: ${rules.join(', ')}.`,
  );
  const checks = criterion.checks.length > 0 ? [`Scripts: ${criterion.checks.join(', ')}.`] : [];
  const {own, waiting, failed} = judgedOf(criterion, items);
  const violations = criterion.violations + failed;
  const evidence = hasEvidence(criterion);
  return [
    ...(evidence ? [violations ? `Failures found: ${violations}.` : 'No failure found.'] : []),
    ...engines,
    ...checks,
    ...(waiting ? [`Questions that wait for a person: ${waiting}.`] : []),
    ...(own ? [judgementOf(own)] : []),
  ].join(' ');
}

/** What a person has said, or that none has. */
function judgementOf({verdict, standing}: ReviewedItem): string {
  if (!verdict) return 'Not yet evaluated by a person.';
  const judged = `Judged by ${verdict.name} on ${verdict.date}: ${verdict.verdict}. ${verdict.note}`;
  return standing === 'judged' ? judged : `${judged} That is ${standing}, and due again.`;
}

function chapterOf(criteria: readonly AuditedCriterion[], items: readonly ReviewedItem[]) {
  return {
    criteria: criteria.map((criterion) => ({
      num: criterion.number,
      components: [
        {
          name: 'web',
          adherence: {
            level: conformanceOf(criterion, judgedOf(criterion, items)),
            notes: notesOf(criterion, items),
          },
        },
      ],
    })),
  };
}

/**
 * The report for programs. OpenACR is YAML, of which JSON is a part.
 * Its shape: https://github.com/GSA/openacr/blob/main/schema/openacr-0.1.0.json
 */
export function openAcr(audit: AuditSummary, items: readonly ReviewedItem[], by: Reporter) {
  const day = audit.date.slice(0, 10);
  const contact = {company_name: by.company, email: by.email, website: by.website};
  const people = items.filter(({standing}) => standing === 'judged').length;
  const ofLevel = (wanted: string) => audit.criteria.filter(({level}) => level === wanted);
  return {
    title: `${by.company} Accessibility Conformance Report`,
    product: {
      name: `${by.company} website`,
      version: audit.commit.slice(0, 12),
      description:
        'Public website about digital accessibility, software testing and cyber security.',
    },
    author: contact,
    vendor: contact,
    report_date: day,
    last_modified_date: day,
    version: 1,
    notes: `WCAG 2.2, levels A and AA. For people: ${by.report}`,
    evaluation_methods_used: `${people > 0 ? 'By machines, and by people where the notes name them' : 'By machines alone'}: ${audit.rules} rules of ${enginesOf(audit)} and ${audit.checks} scripted checks, on ${audit.pages.length} pages in ${audit.browser}. 'supports' means that none of them found a failure. What only a person can judge is 'not-evaluated' until one has.`,
    license: 'CC-BY-4.0',
    feedback: by.feedback,
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: {
      success_criteria_level_a: chapterOf(ofLevel('A'), items),
      success_criteria_level_aa: chapterOf(ofLevel('AA'), items),
    },
  };
}
