import {translate} from '@docusaurus/Translate';
import type {AuditFigures} from '../../audit/facts';

const description = 'Row of the table about the last audit, in the accessibility statement';
const ruleCount = 'Row of the audit table: number of rules that the test engines applied';
const scanCount =
  'Row of the audit table: number of times that a test engine or a script examined a page';

export interface FactRow {
  name: string;
  /** Already formatted in the reader's language. */
  value: string;
}

export function factRows(audit: AuditFigures): FactRow[] {
  return [...toolRows(audit), ...scopeRows(audit), ...resultRows(audit)];
}

function toolRows({date, commit, engines, browser, rules, checks}: AuditFigures): FactRow[] {
  return [
    {
      name: translate({id: 'AuditFacts.date', message: 'Last full audit', description}),
      value: date,
    },
    {
      name: translate({id: 'AuditFacts.commit', message: 'Version audited', description}),
      value: commit,
    },
    {
      name: translate({id: 'AuditFacts.engines', message: 'Test engines', description}),
      value: `${engines}; ${browser}`,
    },
    {
      name: translate({
        id: 'AuditFacts.rules',
        message: 'Test rules applied',
        description: ruleCount,
      }),
      value: rules,
    },
    {
      name: translate({id: 'AuditFacts.checks', message: 'Scripted checks run', description}),
      value: checks,
    },
  ];
}

function scopeRows({pages, added, states, widths, schemes, scans}: AuditFigures): FactRow[] {
  return [
    {
      name: translate({id: 'AuditFacts.pages', message: 'Pages', description}),
      value: pages,
    },
    {
      name: translate({
        id: 'AuditFacts.added',
        message: 'Pages added since, and not audited yet',
        description,
      }),
      value: added,
    },
    {
      name: translate({
        id: 'AuditFacts.states',
        message: 'States of pages, such as an open menu',
        description,
      }),
      value: states,
    },
    {
      name: translate({
        id: 'AuditFacts.widths',
        message: 'Widths of the window, in pixels',
        description,
      }),
      value: widths,
    },
    {
      name: translate({
        id: 'AuditFacts.schemes',
        message: 'Display settings: light, dark, forced colours, reduced motion',
        description,
      }),
      value: schemes,
    },
    {
      name: translate({id: 'AuditFacts.scans', message: 'Scans', description: scanCount}),
      value: scans,
    },
  ];
}

function resultRows(audit: AuditFigures): FactRow[] {
  return [
    {
      name: translate({id: 'AuditFacts.violations', message: 'Failures found', description}),
      value: audit.violations,
    },
    {
      name: translate({
        id: 'AuditFacts.evidenced',
        message: 'WCAG 2.2 criteria (A and AA) that machines have tested',
        description,
      }),
      value: share(audit.evidenced, audit.criteria),
    },
    {
      name: translate({
        id: 'AuditFacts.notEvaluated',
        message: 'Criteria that no person has evaluated yet and no machine can decide',
        description,
      }),
      value: share(audit.notEvaluated, audit.criteria),
    },
    {
      name: translate({
        id: 'AuditFacts.caught',
        message: 'Faults planted to test the audit itself, and caught',
        description,
      }),
      value: share(audit.caught, audit.planted),
    },
  ];
}

function share(part: string, whole: string): string {
  return translate(
    {
      id: 'AuditFacts.share',
      message: '{part} of {whole}',
      description: 'In the table about the last audit, as in 60 of 60',
    },
    {part, whole},
  );
}
