/** What visitors see of results: the elements of the page, and the copied text. */
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {createRef} from 'react';
import type {Finding, Place, Report} from '@trendsoft/document-check';
import type {CheckedDocument} from '../../../src/components/DocumentCheck/checkedDocuments';
import {FileTable} from '../../../src/components/DocumentCheck/results/FileTable';
import {loadFormat, t} from '../../../src/components/DocumentCheck/check/loadedRules';
import {Questions} from '../../../src/components/DocumentCheck/results/Questions';
import {Result} from '../../../src/components/DocumentCheck/results/Result';
import {textOf} from '../../../src/components/DocumentCheck/export/text';
import {viewOf} from '../../../src/components/DocumentCheck/results/view';
import {ticksOf} from '../../../src/components/DocumentCheck/results/ticks';
import {FACTS} from '../../fixtures/documents/facts';
import {render} from '../../setup/render';

beforeAll(async () => {
  for (const format of ['pdf', 'pdfRare', 'word', 'rare'] as const) await loadFormat(format);
});

const found = (kind: Finding['kind'], rule: string, ...places: Place[]): Finding => ({
  kind,
  rule,
  places,
  count: Math.max(places.length, 1),
});
const report = (facts: Partial<Report['facts']>, ...findings: Finding[]): Report => ({
  facts: {...FACTS, ...facts},
  findings,
  consequences: [],
  notes: [],
});
const [one, two, three] = ['One', 'Two', 'Three'].map((text, i) => ({page: i + 1, text}));

const pdf: CheckedDocument = {
  id: 1,
  file: new File(['a'], 'a.pdf'),
  earlier: report({pages: 3}, found('fault', '7.3-1', one!, two!), found('fault', '7.1-9')),
  report: {
    ...report(
      {pages: 3, scannedPages: 1, tables: 2, figures: 3, fields: 4, effort: 'high', language: 'de'},
      found('fault', '7.3-1', {...two!, element: 'Figure', rect: [1, 2, 3, 4]}, three!),
      found('fault', '7.1-10'),
      found('fault', '7.18.4-1'),
      found('fault', '7.18.1-3'),
      found('warning', 'pdf-no-headings'),
      found('person', 'person-order'),
      found('person', 'person-colour'),
    ),
    madeWith: ['Microsoft Word'],
    notes: ['repaired'],
  },
};
const word: CheckedDocument = {
  id: 2,
  file: new File(['b'], 'b.docx'),
  report: report(
    {format: 'word', pages: undefined},
    found('fault', 'word-heading-skipped', {
      element: 'H3',
      text: 'C',
      follows: {element: 'H1', text: 'A'},
    }),
    found('fault', 'office-alt', {element: 'picture'}, {element: 'chart'}),
  ),
};
const clean: CheckedDocument = {
  id: 3,
  file: new File(['c'], 'c.pptx'),
  report: report({format: 'powerpoint'}, found('warning', 'slide-captions')),
};
const locked: CheckedDocument = {id: 4, file: new File(['d'], 'd.pdf'), refused: 'password'};
const DOCUMENTS = [clean, word, locked, pdf];
const tagged: CheckedDocument = {
  ...pdf,
  id: 5,
  file: new File(['e'], 'tagged.pdf'),
  earlier: report({hasStructure: false}, found('fault', '7.3-1', one!, two!)),
};

const show = (document: CheckedDocument, announce = jest.fn<undefined, [string]>()) =>
  render(<Result document={document} announce={announce} input={createRef()} />);

/** The number before a word of a text: `2 faults`. */
const numberIn = (text: string | null | undefined): number => Number(/\d+/.exec(text ?? '')?.[0]);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

test.each([pdf, word])(
  '$file.name: the first sentence, the findings, the table and the text count the same faults',
  (document) => {
    const {container} = show(document);
    const count = numberIn(container.querySelector('.checkSentence')?.textContent);
    const faults = [...container.querySelectorAll('[data-kind=fault] .checkKind')];
    expect(count).toBeGreaterThan(1);
    expect(sum(faults.map(({textContent}) => numberIn(textContent)))).toBe(count);
    const kinds = /\d+\D+(\d+)/.exec(viewOf(document).sentence)?.[1];
    expect(Number(kinds)).toBe(faults.length);
    render(<FileTable documents={[document]} opened={undefined} open={() => {}} />);
    expect(screen.getByRole('cell', {name: String(count)})).toBeVisible();
    const listed = [...textOf([viewOf(document)]).matchAll(/^\* (\d+) faults?:/gm)];
    expect(sum(listed.map(([, number]) => Number(number)))).toBe(count);
  },
);

test('only the most serious finding is open, and it is marked; questions and rules are closed', () => {
  const {container} = show(pdf);
  const open = [...container.querySelectorAll('details[open]')];
  expect(open).toEqual([container.querySelector('.checkTopic > details')]);
  expect(open[0]).toHaveTextContent(t('report.start'));
  expect(screen.getAllByText(t('report.start'))).toHaveLength(1);
});

test('who can fix the faults is said above them, with how many kinds', () => {
  const {fixers, groups} = viewOf(word);
  expect(fixers).toBe(t('report.fixers', {who: t('report.fixer.you')}));
  expect(groups[0]?.topics[0]?.whoLabel).toBe(t('who.you.minutes'));
  const mixed = report({}, found('fault', '7.3-1'), found('fault', '7.1-9'));
  const share = (who: string) =>
    t('report.fixerShare', {who: t(`report.fixer.${who}`), count: 1, kinds: 2});
  expect(viewOf({file: pdf.file, report: mixed}).fixers).toBe(
    t('report.fixers', {who: `${share('specialist')}, ${share('acrobat')}`}),
  );
  expect(viewOf(clean).fixers).toBe('');
});

test.each([
  {document: pdf, changes: 'report.changes'},
  {document: tagged, changes: 'report.changesTags'},
])('a new version announces what has changed: $changes', ({document, changes}) => {
  const announce = jest.fn<undefined, [string]>();
  show(document, announce);
  const [start = ''] = t(changes)
    .split('{fresh}')
    .map((part) => part.replace('{fixed}', ''));
  expect(announce.mock.calls.flat()).toEqual([expect.stringContaining(start.trim())]);
});

test('the copied text of several documents', () => {
  expect(textOf(DOCUMENTS.map((document) => viewOf(document)))).toMatchSnapshot();
});

test('a question can be ticked, and unticked again', async () => {
  const {report} = pdf;
  render(<Questions questions={viewOf(pdf).questions} report={report} />);
  const [box] = screen.getAllByRole('checkbox');
  await userEvent.click(box!);
  expect([...ticksOf(report)]).toEqual(['person-order']);
  expect(box).toBeChecked();
  await userEvent.click(box!);
  expect(ticksOf(report).size).toBe(0);
  expect(box).not.toBeChecked();
});
