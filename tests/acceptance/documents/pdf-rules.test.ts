/** Every rule for PDF files has a faulty and a good file; the good one almost breaks the rule. */
import {pdf} from '../../fixtures/documents/pdf';
import type {Sample} from '../../fixtures/documents/pdf';
import {CONTENT_ROWS} from '../../fixtures/documents/rows/content';
import {FILE_ROWS} from '../../fixtures/documents/rows/file';
import {FONT_ROWS} from '../../fixtures/documents/rows/fonts';
import type {Rows} from '../../fixtures/documents/rows/row';
import {STRUCTURE_ROWS} from '../../fixtures/documents/rows/structure';
import {TABLE_ROWS} from '../../fixtures/documents/rows/tables';
import {reportOf} from '../../fixtures/documents/report';
import {PDF_RULES} from '@trendsoft/document-check';
import {reportLines} from './report-lines';

const ROWS: Rows = {...FILE_ROWS, ...STRUCTURE_ROWS, ...TABLE_ROWS, ...CONTENT_ROWS, ...FONT_ROWS};

/** Rules that need a whole document; they are tested elsewhere. */
const ELSEWHERE = ['7.16-1', 'pdf-no-headings', 'pdf-no-outline'];

async function rulesBrokenBy(sample: Sample): Promise<string[]> {
  const report = await reportOf(pdf(sample));
  expect(reportLines(report)).toMatchSnapshot();
  return [...report.findings, ...report.consequences].map(({rule}) => rule);
}

test('a document without faults has only questions for a person', async () => {
  const {findings} = await reportOf(pdf());
  expect(findings.filter(({kind}) => kind !== 'person')).toEqual([]);
});

test('every rule for PDF files has a faulty and a good file', () => {
  const rules = PDF_RULES.map(({id}) => id);
  expect([...Object.keys(ROWS), ...ELSEWHERE].toSorted()).toEqual(rules.toSorted());
  expect(PDF_RULES.filter(({clause}) => clause !== undefined)).toHaveLength(106);
});

test.each(Object.entries(ROWS))('%s is reported in the faulty file only', async (rule, row) => {
  for (const sample of [row.fault].flat()) expect(await rulesBrokenBy(sample)).toContain(rule);
  for (const sample of [row.good ?? {}].flat()) {
    expect(await rulesBrokenBy(sample)).not.toContain(rule);
  }
});
