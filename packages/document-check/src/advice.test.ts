/** Programs are recognised by their names. tests/acceptance/documents/texts.test.ts compares the advice for each. */
import {FACTS} from '../../../tests/fixtures/documents/facts';
import {adviceFor, questionsFor} from './advice.ts';
import type {Finding} from './finding.ts';
import {groupFindings} from './group-findings.ts';
import {producerOf} from './producer.ts';
import {documentTranslator} from './messages/index.ts';
import {RULES} from './rules/index.ts';
import {PDF_RULES} from './rules/pdf.ts';

const t = documentTranslator();

test.each([
  ['word', 'Microsoft® Word für Microsoft 365'],
  ['word', 'Acrobat PDFMaker 23 for Word', 'Adobe PDF Library 23'],
  ['powerpoint', 'Microsoft® PowerPoint® 2019'],
  ['libreoffice', 'Writer', 'LibreOffice 24.2'],
  ['impress', 'Impress', 'LibreOffice 7.4'],
  ['indesign', 'Adobe InDesign 19.0 (Macintosh)', 'Adobe PDF Library 17.0'],
  ['googleDocs', 'Skia/PDF m120 Google Docs Renderer'],
  ['latex', 'LaTeX with hyperref', 'LuaTeX-1.18.0'],
  ['browser', 'Mozilla/5.0 (X11) Chrome/120', 'Skia/PDF m120'],
  ['scanner', 'Canon iR-ADV C5535'],
  ['printer', 'PScript5.dll Version 5.2.2', 'Acrobat Distiller 9.0'],
  [undefined, 'Typst 0.13'],
])('%s is recognised by the producer %s', (program, ...names) => {
  expect(producerOf(names.map(String))?.program).toBe(program);
});

test('a person is asked about the language by its name', () => {
  const findings: Finding[] = [{rule: 'person-language', kind: 'person', places: [], count: 1}];
  const rest = {findings, consequences: [], notes: []};
  const asked = (language?: string) =>
    questionsFor(t, {facts: {...FACTS, language}, ...rest})[0]?.question;
  expect(asked('de-AT')).toContain('is Austrian German. ');
  for (const tag of ['und', undefined]) expect(asked(tag)).toBe(t('rule.person-language'));
});

const PRODUCERS = ['', 'Microsoft Word', 'LibreOffice', 'LaTeX', 'Canon', 'Chrome', 'Acrobat'];

test.each(PRODUCERS)('who can fix a PDF from “%s” is true for the steps below it', (madeWith) => {
  const findings = PDF_RULES.map(({id}) => ({
    rule: id,
    kind: 'fault' as const,
    places: [],
    count: 1,
  }));
  const report = {facts: {...FACTS, format: 'pdf' as const}, madeWith: [madeWith]};
  const advice = groupFindings(findings, RULES)
    .flatMap(({topics}) => topics)
    .map((topic) => adviceFor(t, topic, report));
  for (const {whoId, steps} of advice) {
    const needsAcrobat = steps.some((step) => step.startsWith('In Acrobat Pro'));
    expect([t(whoId), t(whoId).includes('Acrobat')]).toEqual([t(whoId), needsAcrobat]);
    // Only a Word or PowerPoint file can be fixed without anything else.
    expect(whoId).not.toMatch(/^who\.you/);
  }
});

test.each([
  {count: 1, time: 'minutes'},
  {count: 25, time: 'halfHour'},
  {count: 60, time: 'hour'},
  {count: 91, time: 'hours'},
  {count: 800, time: 'days'},
])('describing $count pictures takes: $time', ({count, time}) => {
  const findings: Finding[] = [{rule: 'office-alt', kind: 'fault', count, places: []}];
  const report = {facts: {...FACTS, format: 'word' as const}};
  expect(adviceFor(t, {topic: 'pictures', findings}, report).whoId).toBe(`who.you.${time}`);
  expect(t(`who.you.${time}`)).not.toBe(`who.you.${time}`);
});

test.each([
  {count: 1, time: 'minutes'},
  {count: 91, time: 'hours'},
])('describing $count pictures in the original of a PDF takes: $time', ({count, time}) => {
  const findings: Finding[] = [{rule: '7.3-1', kind: 'fault', count, places: []}];
  const report = {facts: {...FACTS, format: 'pdf' as const}, madeWith: ['Microsoft Word']};
  expect(adviceFor(t, {topic: 'pictures', findings}, report).whoId).toBe(`who.original.${time}`);
});

test('saving again fixes all places at once', () => {
  const findings: Finding[] = [{rule: '7.1-3', kind: 'fault', count: 500, places: []}];
  const report = {facts: {...FACTS, format: 'pdf' as const}, madeWith: ['Microsoft Word']};
  expect(adviceFor(t, {topic: 'untaggedContent', findings}, report).whoId).toBe(
    'who.original.minutes',
  );
});

test('the name of a printer driver in a tagged PDF is left over', () => {
  const stepsFor = (hasStructure: boolean) => {
    const findings: Finding[] = [{rule: '7.3-1', kind: 'fault', count: 1, places: []}];
    const facts = {...FACTS, format: 'pdf' as const, hasStructure};
    return adviceFor(t, {topic: 'pictures', findings}, {facts, madeWith: ['PDFCreator']}).steps;
  };
  expect(stepsFor(false)).toContain(t('step.printer.save'));
  expect(stepsFor(true)).not.toContain(t('step.printer.save'));
});

test('a document without headings takes time on each page', () => {
  const findings: Finding[] = [{rule: 'word-no-headings', kind: 'warning', count: 1, places: []}];
  const facts = {...FACTS, format: 'word' as const, pages: 60};
  expect(adviceFor(t, {topic: 'headings', findings}, {facts}).whoId).toBe('who.you.hour');
});
