import type {ReactElement} from 'react';
import type {Conformance} from '../../plugins/accessibility-report/conformance';
import type {Row} from '../../plugins/accessibility-report/facts';
import type {Guidance} from '../../primitives/guidance';
import {AuditFacts} from './AuditFacts';
import {AuditedPages} from './AuditedPages';
import {ConformanceTable} from './ConformanceTable';
import {ScreenReaderTasks} from './ScreenReaderTasks';
import {TestedWith} from './TestedWith';

export const guidance: Guidance = {
  do: ['Let npm run audit -- --publish write what they show.'],
  dont: ['Write figures of an audit into a page by hand. They go stale.'],
};

/** A criterion without evidence, unless told otherwise. */
const row = (
  number: string,
  name: string,
  conformance: Conformance,
  more: Partial<Row> = {},
): Row => ({
  ...{number, name, conformance},
  address: `https://www.w3.org/WAI/WCAG22/Understanding/${name.toLowerCase().match(/\w+/g)?.join('-')}.html`,
  ...{engines: '', checks: '', violations: '0'},
  people: '',
  ...more,
});

export const examples: Record<string, ReactElement> = {
  'Four criteria': (
    <ConformanceTable
      level="A"
      rows={[
        row('1.1.1', 'Non-text Content', 'supports', {engines: 'axe-core 9, html-validate 3'}),
        row('1.3.3', 'Sensory Characteristics', 'not-evaluated', {people: 'yes'}),
        row('2.1.4', 'Character Key Shortcuts', 'not-evaluated', {
          checks: 'no-shortcuts',
          people: 'yes',
        }),
        row('2.4.2', 'Page Titled', 'partially-supports', {
          checks: 'unique-titles',
          violations: '3',
        }),
      ]}
    />
  ),
  'The last audit': (
    <AuditFacts
      audit={{
        date: '21 November 2026',
        commit: '6c8c9fb0a1b2',
        browser: 'Chromium 140',
        engines: 'axe-core 4.14.1, html-validate 10.17.0',
        pages: '33',
        added: 'Training',
        states: '11',
        widths: '1280, 768, 320',
        schemes: '4',
        scans: '1,234',
        rules: '250',
        checks: '20',
        violations: '0',
        caught: '60',
        planted: '61',
        criteria: '55',
        evidenced: '47',
        notEvaluated: '17',
      }}
    />
  ),
  'Pages of the audit': (
    <AuditedPages
      rows={[
        {route: '/', title: 'Home', added: ''},
        {route: '/About', title: 'About', added: ''},
        {route: '/TrendSoft/Career', title: 'Careers', added: 'yes'},
      ]}
    />
  ),
  'Tested by machines alone': (
    <TestedWith
      rows={[
        {tool: 'Chromium 140', by: 'audit', date: '21 November 2026', looks: '1,234', broken: ''},
      ]}
    />
  ),
  'Tested with a screen reader': (
    <TestedWith
      rows={[
        {tool: 'Chromium 140', by: 'audit', date: '21 November 2026', looks: '1,234', broken: ''},
        {
          ...{tool: 'Orca 43, Firefox 153', by: 'screen reader', date: '22 November 2026'},
          ...{looks: '120', broken: '0'},
        },
      ]}
    />
  ),
  'Tasks with a screen reader': (
    <ScreenReaderTasks
      rows={[
        {title: 'Send the contact form', browser: 'Firefox', expectations: '12', heard: '11'},
        {title: 'Send the contact form', browser: 'Chromium', expectations: '12', heard: '12'},
        {title: 'Choose a tab', browser: 'Firefox', expectations: '5', heard: '5'},
      ]}
    />
  ),
};
