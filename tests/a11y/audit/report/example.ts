/** A small audit, for the tests of its reports. */
import type {AuditedCriterion} from '../../../../src/plugins/accessibility-report/types';
import type {Visit} from '../check';
import type {Audit, AuditFinding} from './audit';

const visit: Visit = {route: '/About', width: 1280, scheme: 'light'};

export const violation: AuditFinding = {
  ...{engine: 'axe', rule: 'link-name', outcome: 'violation', criteria: ['2.4.4', '4.1.2']},
  ...{message: 'Links must have <text> | a name', selector: 'main > a', html: '<a href="/">'},
  ...{visit, page: '/About'},
};

export const review: AuditFinding = {
  ...{engine: 'html-validate', rule: 'no-redundant-role', outcome: 'needs review', criteria: []},
  ...{message: 'Redundant role', selector: 'ul', html: '<ul class="Header_links" role="list">'},
  page: '/404.html',
};

export const audit: Audit = {
  ...{date: '2027-01-15T10:00:00.000Z', commit: 'abc123', options: '', browser: 'Chromium 140.0'},
  versions: {node: '20.20.2', 'axe-core': '4.14.1', 'html-validate': '10.17.0'},
  ...{locales: ['en'], pages: ['/404.html', '/About'], notVisited: [], states: []},
  visits: [
    {
      ...{visit, engines: ['axe'], checks: ['headings'], milliseconds: 900},
      passed: {axe: ['document-title'], scripted: ['headings']},
    },
  ],
  rulesRun: {axe: ['document-title', 'link-name'], 'html-validate': ['no-redundant-role']},
  checksRun: [{id: 'headings', title: 'Headings lead through the page', criteria: ['1.3.1']}],
  findings: [violation, {...violation, visit: {...visit, scheme: 'dark'}}, review],
  ...{
    exceptions: [],
    exceptionProblems: [],
    broken: [],
    transcripts: {'/About': 'heading, About <us>'},
    seconds: 61,
  },
  defects: [
    {
      ...{name: 'A link loses its words', caughtBy: 'axe:link-name', visit},
      ...{caught: true, alarmOnGoodPage: false},
    },
  ],
};

export const criterion: AuditedCriterion = {
  ...{number: '2.4.4', name: 'Link Purpose (In Context)', level: 'A', people: false},
  understanding: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html',
  ...{engines: {axe: ['link-name']}, checks: ['links'], violations: 1, needsReview: 0},
};
