/** What visitors see of results: the elements of the page, and the copied text. */
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {createRef} from 'react';
import type {Finding, Place, Report} from 'document-check';
import type {CheckedDocument} from '../../../src/components/DocumentCheck/checked';
import {adviceMessages, viewWithAdvice} from '../../../src/components/DocumentCheck/results/advice';
import {Changes} from '../../../src/components/DocumentCheck/results/Changes';
import {FileTable} from '../../../src/components/DocumentCheck/results/FileTable';
import {loadFormat} from '../../../src/components/DocumentCheck/check/loadedRules';
import {placesOf} from '../../../src/components/DocumentCheck/preview/placesOf';
import {Questions} from '../../../src/components/DocumentCheck/results/Questions';
import {Result} from '../../../src/components/DocumentCheck/results/Result';
import {ResultButtons} from '../../../src/components/DocumentCheck/results/ResultButtons';
import {RulesChecked} from '../../../src/components/DocumentCheck/results/RulesChecked';
import {textOf} from '../../../src/components/DocumentCheck/export/text';
import {ticksOf} from '../../../src/components/DocumentCheck/results/ticks';
import {FACTS} from '../../fixtures/documents/facts';
import {render} from '../../setup/render';
import {withStableIds} from '../stable-ids';

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

const actions = {adviceMessages, Changes, placesOf, Questions, ResultButtons, RulesChecked};

test.each([...DOCUMENTS, tagged].map((document) => [document.file.name, document] as const))(
  'the result of %s',
  (_, document) => {
    const announce = jest.fn<undefined, [string]>();
    const {container} = render(
      <Result document={document} actions={actions} announce={announce} input={createRef()} />,
    );
    expect([announce.mock.calls, withStableIds(container)]).toMatchSnapshot();
  },
);

test('the table of all files, and their copied text', () => {
  const {container} = render(<FileTable documents={DOCUMENTS} opened={word} open={() => {}} />);
  expect([withStableIds(container), textOf(DOCUMENTS.map(viewWithAdvice))]).toMatchSnapshot();
});

test('a question can be ticked, and unticked again', async () => {
  const {report} = pdf;
  render(<Questions questions={viewWithAdvice(pdf).questions} report={report} />);
  const [box] = screen.getAllByRole('checkbox');
  await userEvent.click(box!);
  expect([...ticksOf(report)]).toEqual(['person-order']);
  expect(box).toBeChecked();
  await userEvent.click(box!);
  expect(ticksOf(report).size).toBe(0);
  expect(box).not.toBeChecked();
});
