import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {AuditFacts} from './AuditFacts';
import {ConformanceTable} from './ConformanceTable';

export const guidance: Guidance = {
  do: ['Let npm run audit -- --publish write what they show.'],
  dont: ['Write figures of an audit into a page by hand. They go stale.'],
};

const row = {
  engines: '',
  checks: '',
  violations: '0',
  needsReview: '0',
  people: '',
};

export const examples: Record<string, ReactElement> = {
  'Four criteria': (
    <ConformanceTable
      level="A"
      rows={[
        {
          ...row,
          number: '1.1.1',
          name: 'Non-text Content',
          address: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html',
          conformance: 'supports',
          engines: 'axe-core 9, html-validate 3',
          needsReview: '2',
        },
        {
          ...row,
          number: '1.3.3',
          name: 'Sensory Characteristics',
          address: 'https://www.w3.org/WAI/WCAG22/Understanding/sensory-characteristics.html',
          conformance: 'not-evaluated',
          people: 'yes',
        },
        {
          ...row,
          number: '2.1.4',
          name: 'Character Key Shortcuts',
          address: 'https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html',
          conformance: 'not-evaluated',
          checks: 'no-shortcuts',
          people: 'yes',
        },
        {
          ...row,
          number: '2.4.2',
          name: 'Page Titled',
          address: 'https://www.w3.org/WAI/WCAG22/Understanding/page-titled.html',
          conformance: 'partially-supports',
          checks: 'unique-titles',
          violations: '3',
        },
      ]}
    />
  ),
  'The last audit': (
    <AuditFacts
      audit={{
        date: '2026-11-21T20:00:00.000Z',
        commit: '6c8c9fb0a1b2',
        browser: 'Chromium 140',
        engines: 'axe-core 4.14.1, html-validate 10.17.0',
        pages: '33',
        states: '11',
        widths: '1280, 768, 320',
        schemes: '4',
        scans: '1234',
        rules: '250',
        checks: '20',
        violations: '0',
        needsReview: '7',
        caught: '60',
        planted: '61',
        criteria: '55',
        evidenced: '47',
        notEvaluated: '17',
      }}
    />
  ),
};
