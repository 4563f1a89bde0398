import type {AuditResult} from '../run/run-audit';
import {htmlReport} from './html';
import {textReport} from './text';

const RESULT: AuditResult = {
  date: '2026-11-28T20:00:00.000Z',
  site: 'build',
  browser: 'Chromium 150',
  versions: {'axe-core': '4.14.1'},
  pages: ['/'],
  states: [],
  widths: [320],
  schemes: ['dark'],
  scans: 1,
  rules: 1,
  checks: 1,
  violations: 1,
  criteria: [],
  findings: [
    {
      rule: 'label',
      criteria: ['4.1.2'],
      message: 'It has no label.',
      selector: '#name',
      html: '<input id="name">',
      page: '/',
      where: ['320 dark'],
    },
  ],
};

test('The report shows the HTML of an element as text', () => {
  expect(htmlReport(RESULT)).toContain('&lt;input id=&quot;name&quot;&gt;');
});

test.each([
  {format: 'HTML', report: htmlReport},
  {format: 'text', report: textReport},
])('The $format names page, rule, criterion, element, width and scheme', ({report}) => {
  const text = report(RESULT);
  for (const part of ['/', 'label', '4.1.2', 'It has no label.', '#name', '320 dark']) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/\b1 finding\b/);
});

test('A report without findings says so', () => {
  expect(htmlReport({...RESULT, findings: []})).toContain('None.');
});

test('The HTML says why a criterion does not apply', () => {
  const criterion = {
    number: '1.2.2',
    name: 'Captions (Prerecorded)',
    level: 'A' as const,
    understanding: 'https://www.w3.org/WAI/WCAG22/Understanding/captions-prerecorded.html',
    people: true,
    engines: {},
    checks: [],
    violations: 0,
  };
  const html = htmlReport({...RESULT, criteria: [criterion]}, {'1.2.2': 'No page has a video.'});
  expect(html).toContain('<td>Not applicable: No page has a video.</td>');
});
