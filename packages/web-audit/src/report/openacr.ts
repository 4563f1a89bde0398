import {conformanceOf, hasEvidence} from './conformance';
import {ENGINES, enginesOf} from './engines';
import type {AuditedCriterion, AuditedSite, NotApplicable, Product} from './types';

/** Returns the evidence as text, with the names of all rules. */
function notesOf(criterion: AuditedCriterion): string {
  const {engines, checks, violations, people} = criterion;
  const evidence = hasEvidence(criterion);
  return [
    ...(evidence ? [violations ? `Failures found: ${violations}.` : 'No failure found.'] : []),
    ...Object.entries(engines).map(
      ([engine, rules]) => `${ENGINES[engine] ?? engine}: ${rules.join(', ')}.`,
    ),
    ...(checks.length > 0 ? [`Scripts: ${checks.join(', ')}.`] : []),
    ...(people || !evidence ? ['Not yet evaluated by a person.'] : []),
  ].join(' ');
}

function adherenceTo(criterion: AuditedCriterion, pageCount: number, notApplicable: NotApplicable) {
  const level = conformanceOf(criterion, pageCount, notApplicable);
  const remark = notApplicable[criterion.number];
  return {
    level,
    notes: level === 'not-applicable' && remark ? remark : notesOf(criterion),
  };
}

function chapterOf(
  criteria: readonly AuditedCriterion[],
  pageCount: number,
  notApplicable: NotApplicable,
) {
  return {
    criteria: criteria.map((criterion) => ({
      num: criterion.number,
      components: [
        {
          name: 'web',
          adherence: adherenceTo(criterion, pageCount, notApplicable),
        },
      ],
    })),
  };
}

/**
 * Returns the machine-readable report. OpenACR is YAML, and JSON is a subset of YAML.
 * Schema: https://github.com/GSA/openacr/blob/main/schema/openacr-0.1.0.json
 *
 * @param notApplicable remarks on criteria that do not apply to the site
 */
export function openAcr(audit: AuditedSite, by: Product, notApplicable: NotApplicable = {}) {
  const day = audit.date.slice(0, 10);
  const contact = {company_name: by.company, email: by.email, website: by.website};
  const ofLevel = (wanted: string) => audit.criteria.filter(({level}) => level === wanted);
  return {
    title: `${by.company} Accessibility Conformance Report`,
    product: {
      name: by.name,
      version: by.version,
      description: by.description,
    },
    author: contact,
    vendor: contact,
    report_date: day,
    last_modified_date: day,
    version: 1,
    notes: ['WCAG 2.2, levels A and AA.', by.report && `For people: ${by.report}`]
      .filter(Boolean)
      .join(' '),
    evaluation_methods_used: `By machines alone: ${audit.rules} rules of ${enginesOf(audit).join(', ')} and ${audit.checks} scripted checks, on ${audit.pages.length} pages in ${audit.browser}. 'supports' means that none of them found a failure. What only a person can judge is 'not-evaluated' until one has.`,
    license: 'CC-BY-4.0',
    ...(by.feedback && {feedback: by.feedback}),
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: {
      success_criteria_level_a: chapterOf(ofLevel('A'), audit.pages.length, notApplicable),
      success_criteria_level_aa: chapterOf(ofLevel('AA'), audit.pages.length, notApplicable),
    },
  };
}
