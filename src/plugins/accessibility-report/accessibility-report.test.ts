import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {auditBlocks} from '.';
import {conformanceOf, type AuditedCriterion} from '@trendsoft/web-audit/report';
import type {AuditSummary} from '../../audit/types';
import type {Block} from '../mdx-tree';

const criterion: AuditedCriterion = {
  number: '2.4.7',
  name: 'Focus Visible',
  level: 'AA',
  understanding: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html',
  people: false,
  engines: {ibm: ['style_focus_visible']},
  checks: ['focus-visible'],
  violations: 0,
};

const audit: AuditSummary = {
  date: '2026-11-21T20:00:00.000Z',
  commit: '6c8c9fb04facca8bc8e41d3520370ae2c57d5f97',
  browser: 'Chromium 140',
  versions: {'accessibility-checker-engine': '4.0.34', playwright: '1.65.1'},
  locales: ['en'],
  pages: ['/', '/About'],
  states: [],
  widths: [1280, 320],
  schemes: ['light'],
  scans: 8,
  rules: 1,
  checks: 1,
  violations: 0,
  planted: {faults: 1, found: 1},
  criteria: [{...criterion, level: 'A', number: '1.1.1', engines: {}, checks: []}, criterion],
};

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'audit-'));
  mkdirSync(path.join(site, 'docs/listen'), {recursive: true});
  mkdirSync(path.join(site, 'pages'));
  writeFileSync(path.join(site, 'pages/index.mdx'), '');
  writeFileSync(path.join(site, 'docs/audit.json'), JSON.stringify(audit));
});

afterEach(() => rmSync(site, {recursive: true}));

test.each([
  {conformance: 'supports', when: 'with evidence and without a failure', change: {}},
  {conformance: 'partially-supports', when: 'when half of the site fails', change: {violations: 5}},
  {conformance: 'does-not-support', when: 'when most of the site fails', change: {violations: 6}},
  {
    conformance: 'partially-supports',
    when: 'as soon as something fails',
    change: {violations: 1, people: true},
  },
  {conformance: 'not-evaluated', when: 'when it is left to people', change: {people: true}},
  {conformance: 'not-evaluated', when: 'without any evidence', change: {engines: {}, checks: []}},
  {
    conformance: 'not-applicable',
    when: 'when the site has nothing that it is about',
    change: {number: '1.2.2', people: true},
  },
  {
    conformance: 'partially-supports',
    when: 'when something fails after all',
    change: {number: '1.2.2', people: true, violations: 1},
  },
])('a criterion is $conformance $when', ({conformance, change}) => {
  const notApplicable = {'1.2.2': 'No page has a video.'};
  expect(conformanceOf({...criterion, ...change}, 10, notApplicable)).toBe(conformance);
});

function filled(name: string, locale?: string): string {
  const tree: Root = {
    type: 'root',
    children: [{type: 'mdxJsxFlowElement', name, attributes: [], children: []}],
  };
  auditBlocks(site, locale)()(tree);
  const [block] = tree.children as Block[];
  return (block?.attributes ?? [])
    .flatMap(({value}) => (typeof value === 'object' && value ? [value.value] : []))
    .join('');
}

test('the facts include the engines and the share of criteria with evidence', () => {
  const facts = filled('AuditFacts');
  expect(facts).toContain('"accessibility-checker-engine 4.0.34"');
  expect(facts).toContain('"evidenced":"1"');
});

test('a page without a locale, as in the live preview, is in English', () => {
  process.env['DOCUSAURUS_CURRENT_LOCALE'] = 'undefined';
  expect(filled('AuditFacts')).toContain('"21 November 2026"');
  delete process.env['DOCUSAURUS_CURRENT_LOCALE'];
});

test('numbers and dates are formatted in the language of the page', () => {
  writeFileSync(path.join(site, 'docs/audit.json'), JSON.stringify({...audit, scans: 12345}));
  expect(filled('AuditFacts')).toMatch(/"21 November 2026".+"12,345"/);
  expect(filled('AuditFacts', 'es')).toMatch(/"21 de noviembre de 2026".+"12.345"/);
  expect(filled('TestedWith', 'es')).toMatch(/"21 de noviembre de 2026".+"12.345"/);
});

test('the facts list pages added after the audit', () => {
  writeFileSync(path.join(site, 'pages/About.mdx'), '---\ntitle: About\n---\n');
  writeFileSync(path.join(site, 'pages/New.mdx'), '---\ntitle: Our news\n---\n');
  writeFileSync(path.join(site, 'pages/Old.mdx'), '---\ncanonical: /About\n---\n');
  mkdirSync(path.join(site, 'pages/_partials'));
  writeFileSync(path.join(site, 'pages/_partials/About.mdx'), '');
  expect(filled('AuditFacts')).toContain('"added":"Our news"');
  expect(filled('AuditedPages')).toMatch(/"About".+"\/New".+"Our news".+"yes"/);
  expect(filled('AuditedPages')).not.toContain('/Old');
});

const listened = {
  date: '2026-11-22T10:00:00.000Z',
  commit: '6c8c9fb04facca8bc8e41d3520370ae2c57d5f97',
  screenReader: {name: 'Orca', version: '43'},
  browsers: [{name: 'Firefox', version: '153'}],
  tasks: [
    {
      id: 'home',
      title: 'Read the home page',
      browser: 'Firefox',
      expectations: 9,
      broken: ['“Home” was not heard'],
    },
    {id: 'form', title: 'Send a form', browser: 'Firefox', expectations: 5, broken: []},
  ],
};

test('results of a screen reader are reported only if a run is published', () => {
  expect(filled('TestedWith')).not.toContain('Orca');
  writeFileSync(path.join(site, 'docs/listen/summary.json'), JSON.stringify(listened));
  expect(filled('TestedWith')).toMatch(/"Orca 43, Firefox 153".+"looks".+"14".+"broken".+"1"/);
  expect(filled('ScreenReaderTasks')).toMatch(/"Read the home page".+"9".+"heard".+"8"/);
});

test.each([
  {
    what: 'run with a screen reader',
    file: 'listen/summary',
    block: 'TestedWith',
    message: /lacks a date, a screen reader.+npm run listen/,
  },
  {
    what: 'summary of an audit',
    file: 'audit',
    block: 'AuditFacts',
    message: /has no date or no criteria/,
  },
])('what is no $what stops the build', ({file, block, message}) => {
  writeFileSync(path.join(site, `docs/${file}.json`), '{"date": "2026-11-22"}');
  expect(() => filled(block)).toThrow(message);
});

test('other pages do not read the audit', () => {
  rmSync(path.join(site, 'docs/audit.json'));
  expect(filled('Hero')).toBe('');
  expect(() => filled('AuditFacts')).toThrow(
    /^docs\/audit\.json is missing.+npm run audit -- --publish/,
  );
});
