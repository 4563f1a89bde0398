/** Advice fits the program that made the file, and its format. */
import {FACTS} from '../../../tests/fixtures/documents/facts';
import {adviceFor} from './advice.ts';
import type {Facts, Finding} from './finding.ts';
import {producerOf} from './producer.ts';
import type {Topic} from './rules/index.ts';
import {sayDocumentIn} from './words/index.ts';

const say = sayDocumentIn();

const advice = (topic: Topic, format: Facts['format'], ...names: string[]) => {
  const finding: Finding = {rule: 'any', kind: 'fault', places: [], count: 1};
  return adviceFor(say, {topic, findings: [finding]}, {facts: {...FACTS, format}, madeWith: names});
};

test.each([
  ['word', 'Microsoft® Word für Microsoft 365'],
  ['word', 'Acrobat PDFMaker 23 for Word', 'Adobe PDF Library 23'],
  ['powerpoint', 'Microsoft® PowerPoint® 2019'],
  ['libreoffice', 'Writer', 'LibreOffice 24.2'],
  ['impress', 'Impress', 'LibreOffice 7.4'],
  ['indesign', 'Adobe InDesign 19.0 (Macintosh)', 'Adobe PDF Library 17.0'],
  ['acrobat', 'Adobe Acrobat Pro (64-bit) 24'],
  ['googleDocs', 'Skia/PDF m120 Google Docs Renderer'],
  ['latex', 'LaTeX with hyperref', 'LuaTeX-1.18.0'],
  ['browser', 'Mozilla/5.0 (X11) Chrome/120', 'Skia/PDF m120'],
  ['scanner', 'Canon iR-ADV C5535'],
  ['printer', 'PScript5.dll Version 5.2.2', 'Acrobat Distiller 9.0'],
  [undefined, 'Typst 0.13'],
])('%s made a file of %s', (program, ...names) => {
  expect(producerOf(names.map(String))?.program).toBe(program);
});

/** What to do where exporting again is enough. */
const LIBREOFFICE = ['step.libreoffice.open', 'step.libreoffice.save'];
const WORD = ['step.word.open', 'step.word.save'];

test.each([
  ['title', 'word', [], 'word', 'you', ['step.office.title']],
  [
    ...(['headings', 'powerpoint', ['Microsoft Office PowerPoint'], 'powerpoint', 'you'] as const),
    ['step.powerpoint.headings'],
  ],
  [
    ...(['title', 'word', ['LibreOffice/24.2'], 'libreoffice', 'you'] as const),
    ['step.libreoffice.title', 'step.libreoffice.resave'],
  ],
  [
    ...(['headings', 'powerpoint', ['LibreOffice/24.2'], 'impress', 'you'] as const),
    ['step.impress.headings', 'step.impress.resave'],
  ],
  [
    ...(['title', 'pdf', ['Microsoft® Word 2019'], 'word', 'original'] as const),
    ['step.word.open', 'step.office.title', 'step.word.save'],
  ],
  ['loose', 'pdf', ['LibreOffice 7.4'], 'libreoffice', 'original', LIBREOFFICE],
  ['title', 'pdf', [], '', 'you', ['todo.title', 'step.acrobat.title']],
  ['title', 'pdf', ['Adobe Acrobat Pro 24'], '', 'you', ['step.acrobat.title']],
  ['identifier', 'pdf', ['LibreOffice 7.4'], 'libreoffice', 'original', LIBREOFFICE],
  [
    ...(['identifier', 'pdf', ['Impress'], 'impress', 'original'] as const),
    ['step.impress.open', 'step.libreoffice.save'],
  ],
  [
    ...(['tabOrder', 'pdf', ['LibreOffice 7.4'], 'libreoffice', 'original'] as const),
    ['step.libreoffice.open', 'step.libreoffice.tabOrder', 'step.libreoffice.save'],
  ],
  ['identifier', 'pdf', ['Skia/PDF m120'], '', 'specialist', ['todo.identifier']],
  ['tables', 'pdf', [], '', 'specialist', ['todo.tables']],
  ['characters', 'pdf', ['Microsoft® Word 2019'], 'word', 'original', WORD],
  ['scanned', 'pdf', ['Xerox WorkCentre'], '', 'original', ['step.scanner.scanned']],
] as const)('%s of a %s file of %j', (topic, format, names, program, who, steps) => {
  const heading = program ? `program.${program}` : 'page.todo';
  expect(advice(topic, format, ...names)).toEqual({heading, who, steps: steps.map(say)});
});
