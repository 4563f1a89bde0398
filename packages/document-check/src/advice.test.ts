/** Advice depends on the program that created the file, and on the format. */
import {FACTS} from '../../../tests/fixtures/documents/facts';
import {adviceFor, questionsFor} from './advice.ts';
import type {Facts, Finding} from './finding.ts';
import {producerOf} from './producer.ts';
import type {Topic} from './rules/index.ts';
import {documentTranslator} from './messages/index.ts';

const t = documentTranslator();

const advice = (topic: Topic, format: Facts['format'], ...names: string[]) => {
  const finding: Finding = {rule: 'any', kind: 'fault', places: [], count: 1};
  return adviceFor(t, {topic, findings: [finding]}, {facts: {...FACTS, format}, madeWith: names});
};

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

/** Steps if exporting the file again is sufficient. */
const LIBREOFFICE = 'libreoffice.open libreoffice.save';
const TAB_ORDER = 'libreoffice.open libreoffice.tabOrder libreoffice.save';

test.each<[Topic, Facts['format'], string, string, string, string]>([
  ['title', 'word', '', 'word', 'you', 'office.title'],
  ['headings', 'powerpoint', 'PowerPoint', 'powerpoint', 'you', 'powerpoint.headings'],
  ['title', 'word', 'LibreOffice', 'libreoffice', 'you', 'libreoffice.title libreoffice.resave'],
  ['headings', 'powerpoint', 'LibreOffice', 'impress', 'you', 'impress.headings impress.resave'],
  ['title', 'pdf', 'for Word', 'word', 'original', 'word.open office.title word.save'],
  ['loose', 'pdf', 'LibreOffice', 'libreoffice', 'original', LIBREOFFICE],
  ['title', 'pdf', '', '', 'you', 'todo.title acrobat.title'],
  ['title', 'pdf', 'Adobe Acrobat', '', 'you', 'acrobat.title'],
  ['identifier', 'pdf', 'Impress', 'impress', 'original', 'impress.open libreoffice.save'],
  ['tabOrder', 'pdf', 'LibreOffice', 'libreoffice', 'original', TAB_ORDER],
  ['identifier', 'pdf', 'Skia/PDF m120', '', 'specialist', 'todo.identifier'],
  ['tables', 'pdf', '', '', 'specialist', 'todo.tables'],
  ['scanned', 'pdf', 'Xerox WorkCentre', '', 'original', 'scanner.scanned'],
])('advice on %s for a %s file by %j', (topic, format, name, program, who, ids) => {
  const heading = program ? `program.${program}` : 'page.todo';
  const steps = ids.split(' ').map((id) => t(id.startsWith('todo.') ? id : `step.${id}`));
  expect(advice(topic, format, name)).toEqual({heading, who, steps});
});

test('a person is asked about the language by its name', () => {
  const findings: Finding[] = [{rule: 'person-language', kind: 'person', places: [], count: 1}];
  const rest = {findings, consequences: [], notes: []};
  const asked = (language?: string) =>
    questionsFor(t, {facts: {...FACTS, language}, ...rest})[0]?.question;
  expect(asked('de-AT')).toContain('is Austrian German. ');
  for (const tag of ['und', undefined]) expect(asked(tag)).toBe(t('rule.person-language'));
});
