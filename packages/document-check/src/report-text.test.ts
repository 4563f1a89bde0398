/** The report as text, and the summary line for quotes. */
import {FACTS} from '../../../tests/fixtures/documents/facts';
import {slides, title} from '../../../tests/fixtures/documents/slides';
import {picture, word} from '../../../tests/fixtures/documents/word';
import {reportOf} from '../../../tests/fixtures/documents/report';
import {factsText} from './facts-text.ts';
import type {Finding} from './finding.ts';
import {placeText, ruleSentence} from './place.ts';
import {reportText} from './report-text.ts';
import {documentTranslator} from './messages/index.ts';

const HARD = {...FACTS, figures: 5, hasStructure: false, effort: 'high'} as const;
const t = documentTranslator();

const found = (count: number): Finding => ({
  rule: '7.3-1',
  kind: 'fault',
  count,
  places: Array.from({length: Math.min(count, 20)}, (_, i) => ({page: i + 1, element: 'Figure'})),
});

const textOf = (findings: Finding[], all = false) =>
  reportText({facts: HARD, findings, consequences: [], notes: []}, all);

test('only PDF facts include tagged and scanned, and one page is singular', () => {
  expect(factsText(HARD)).toMatch(/pages: 1, scanned: 0, .*not tagged/);
  expect(factsText({...HARD, pagesRead: 0})).toContain('pages: 1, pages read: 0, scanned: 0');
  for (const format of ['word', 'powerpoint'] as const) {
    for (const hasStructure of [true, false]) {
      expect(factsText({...HARD, format, hasStructure})).not.toMatch(/tagged|scanned|1 pages/);
    }
  }
  expect(factsText({...HARD, format: 'powerpoint'})).toContain('slides: 1');
});

test('a shortened list of locations ends with the number of the others', () => {
  const lines = textOf([found(5)]).split('\n');
  const places = lines.filter((line) => line.startsWith('      - '));
  expect(places).toHaveLength(4);
  expect(places.at(-1)).toContain('More places: 2');
  expect(textOf([found(5)])).not.toContain('(5)');
  expect(textOf([found(5)])).toContain(ruleSentence(t, found(5)));
  expect(textOf([found(30)], true)).toContain('More places: 10');
});

const CHART = `${title('One')}<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Chart 1"/></p:nvGraphicFramePr></p:graphicFrame><p:sp><p:nvSpPr><p:cNvPr id="5" name="S"/><p:nvPr/></p:nvSpPr></p:sp>`;

test('every element of Word and PowerPoint has a name', async () => {
  for (const bytes of [word({body: picture('')}), slides({slides: [CHART]})]) {
    const {findings} = await reportOf(bytes);
    const elements = findings.find(({rule}) => rule === 'office-alt')!.places;
    const names = elements.map((place) => placeText(t, 'word', {element: place.element}));
    expect(names.join()).toMatch(/^picture$|^chart or diagram,shape$/);
  }
});

test('headings are reported with their level, in any language', () => {
  const spanish = documentTranslator({'element.heading': 'encabezado {number}'});
  expect(placeText(spanish, 'word', {element: 'H2'})).toBe('encabezado 2');
});
