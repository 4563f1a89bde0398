/** The texts of reports in which every rule is broken, and what to do about each in every program. */
import {adviceFor, groupFindings, questionsFor, reportText, RULES} from '@trendsoft/document-check';
import type {Facts, Report} from '@trendsoft/document-check';
import {documentTranslator} from '../../../packages/document-check/src/messages';
import {FACTS} from '../../fixtures/documents/facts';

const t = documentTranslator();

/** Returns a report in which every rule of a format is broken once. */
function broken(format: Facts['format'], ...madeWith: string[]): Report {
  const rules = [...RULES.values()].filter(({formats}) => formats.includes(format));
  const places = [{page: 2, text: 'Text'}];
  const findings = rules.map(({id, kind}) => ({
    rule: id,
    kind: kind === 'person' ? kind : ('fault' as const),
    places,
    count: 1,
  }));
  const facts = {...FACTS, format, language: 'de', pages: 3};
  return {facts, madeWith, findings, consequences: [], notes: []};
}

/** Returns a line for each topic and each question. */
function adviceIn(report: Report): string[] {
  const topics = groupFindings(report.findings, RULES).flatMap((group) => group.topics);
  return [
    ...topics.map((found) => {
      const {who, heading, steps} = adviceFor(t, found, report);
      return `${found.topic}: ${who}, ${heading}: ${steps.join(' ')}`;
    }),
    ...questionsFor(t, report).map(({id, question, method}) => `${id}: ${question} ${method}`),
  ];
}

test.each(['pdf', 'word', 'powerpoint'] as const)('the report of a %s file', (format) => {
  expect(reportText(broken(format), false)).toMatchSnapshot();
});

test.each([
  'Google Docs',
  'Impress',
  'LibreOffice',
  'PowerPoint',
  'Microsoft Word',
  'InDesign',
  'LaTeX',
  'Canon',
  'Chrome',
  'PDFCreator',
  'Acrobat',
])('the advice for a PDF from %s', (name) => {
  const general = adviceIn(broken('pdf'));
  expect(adviceIn(broken('pdf', name)).filter((line) => !general.includes(line))).toMatchSnapshot();
});

test.each(['word', 'powerpoint'] as const)(
  'the advice for a %s file from LibreOffice',
  (format) => {
    expect(adviceIn(broken(format, 'LibreOffice'))).toMatchSnapshot();
  },
);
