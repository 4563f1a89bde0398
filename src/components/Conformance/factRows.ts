import {translate} from '@docusaurus/Translate';
import type {AuditFigures} from '../../audit/facts';

const description = 'Row of the table about the last audit, in the accessibility statement';
const rules = 'Row of the audit table: number of rules that the test engines applied';
const scans =
  'Row of the audit table: number of times that a test engine or a script examined a page';

/** Returns name and value of each fact, in the reader's language. */
export function factRows(audit: AuditFigures): [name: string, fact: string][] {
  const share = (part: string, whole: string) =>
    translate(
      {
        id: 'AuditFacts.share',
        message: '{part} of {whole}',
        description: 'In the table about the last audit, as in 60 of 60',
      },
      {part, whole},
    );
  return [
    [translate({id: 'AuditFacts.date', message: 'Last full audit', description}), audit.date],
    [translate({id: 'AuditFacts.commit', message: 'Version audited', description}), audit.commit],
    [
      translate({id: 'AuditFacts.engines', message: 'Test engines', description}),
      `${audit.engines}; ${audit.browser}`,
    ],
    [
      translate({id: 'AuditFacts.rules', message: 'Test rules applied', description: rules}),
      audit.rules,
    ],
    [
      translate({id: 'AuditFacts.checks', message: 'Scripted checks run', description}),
      audit.checks,
    ],
    [translate({id: 'AuditFacts.pages', message: 'Pages', description}), audit.pages],
    [
      translate({
        id: 'AuditFacts.added',
        message: 'Pages added since, and not audited yet',
        description,
      }),
      audit.added,
    ],
    [
      translate({
        id: 'AuditFacts.states',
        message: 'States of pages, such as an open menu',
        description,
      }),
      audit.states,
    ],
    [
      translate({id: 'AuditFacts.widths', message: 'Widths of the window, in pixels', description}),
      audit.widths,
    ],
    [
      translate({
        id: 'AuditFacts.schemes',
        message: 'Display settings: light, dark, forced colours, reduced motion',
        description,
      }),
      audit.schemes,
    ],
    [translate({id: 'AuditFacts.scans', message: 'Scans', description: scans}), audit.scans],
    [
      translate({id: 'AuditFacts.violations', message: 'Failures found', description}),
      audit.violations,
    ],
    [
      translate({
        id: 'AuditFacts.evidenced',
        message: 'WCAG 2.2 criteria (A and AA) that machines have tested',
        description,
      }),
      share(audit.evidenced, audit.criteria),
    ],
    [
      translate({
        id: 'AuditFacts.notEvaluated',
        message: 'Criteria that no person has evaluated yet and no machine can decide',
        description,
      }),
      share(audit.notEvaluated, audit.criteria),
    ],
    [
      translate({
        id: 'AuditFacts.caught',
        message: 'Faults planted to test the audit itself, and caught',
        description,
      }),
      share(audit.caught, audit.planted),
    ],
  ];
}
