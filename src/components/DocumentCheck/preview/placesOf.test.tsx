/** The places of a rule, and the drawing of their pages; tests/engines/flows/document-check.spec.ts tests real pages. */
import {act, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {FACTS} from '../../../../tests/fixtures/documents/facts';
import {render} from '../../../../tests/setup/render';
import type {Place} from 'document-check';
import {FileChangedError} from '../../../primitives/chosenFile';
import {Drawing} from './Drawing';
import {loadFormat, t} from '../check/loadedRules';
import {placesOf} from './placesOf';

jest.mock('./Drawing', () => ({Drawing: jest.fn()}));

beforeAll(() => loadFormat('pdf'));

const draw = jest.fn();
const close = jest.fn();
const announce = jest.fn<undefined, [string]>();
jest.mocked(Drawing).mockImplementation(() => ({draw, close}) as unknown as Drawing);
beforeEach(() => jest.clearAllMocks());

const file = new File(['x'], 'a.pdf');
const rect: Place['rect'] = [1, 2, 3, 4];
const PLACES = [{page: 2, text: 'a', rect}, {page: 2, text: 'b'}, {page: 7}, {page: 9, rect}];

/** Shows the places of a rule, and opens the drawing, if there is one. */
async function show(places: Place[] = PLACES, count = places.length, format = FACTS.format) {
  const [other, rule] = [
    {rule: '7.1-9', places: [{page: 9}]},
    {rule: '7.3-1', places},
  ];
  const findings = [other, rule].map((one) => ({...one, kind: 'fault' as const, count}));
  const report = {facts: {...FACTS, format}, findings, consequences: [], notes: []};
  const shown = render(<>{placesOf({file, report}, rule.rule, announce)}</>);
  if (document.querySelector('details')) await userEvent.click(screen.getByText(t('report.where')));
  return shown;
}

const boxOf = ({rect}: Place) => rect && {left: 0.125, top: 0.25, right: 0.5, bottom: 1};
const label = (page: number, numbers: string) =>
  t(`report.${numbers ? 'whereOutlined' : 'wherePage'}`, {page, numbers});

test('pages with places are drawn one at a time, with the numbers of the list', async () => {
  const finished: (() => void)[] = [];
  draw.mockImplementation(() => new Promise((finish) => finished.push(() => finish(boxOf))));
  const {unmount} = await show();
  const turn = (to: 'Next' | 'Previous') =>
    userEvent.click(screen.getByRole('button', {name: t(`report.where${to}`)}));
  const draws = t('report.whereDrawing');
  const unknown = (numbers: string) => t('report.whereUnknown', {numbers});
  /** Expects a page, the number of its picture, and what is written above it. */
  const expectPage = (page: number, number: number, numbers: string, ...texts: string[]) => {
    expect(screen.getByRole('img', {name: label(page, numbers)})).toBeVisible();
    const order = t('report.whereOrder', {page, number, count: 3});
    const shown = [...document.querySelectorAll('p:not(.checkTools)')];
    expect(shown.map(({textContent}) => textContent)).toEqual([order, ...texts]);
  };
  const finish = (drawn: number) => act(async () => finished[drawn]?.());
  expectPage(2, 1, '', draws);
  await turn('Next');
  // A picture that is finished too late is not shown.
  await finish(0);
  expectPage(7, 2, '', draws);
  await finish(1);
  expectPage(7, 2, '', unknown('3'));
  await turn('Next');
  await finish(2);
  expectPage(9, 3, '4');
  await turn('Next');
  await turn('Previous');
  expectPage(9, 3, '', draws);
  await turn('Next');
  await finish(5);
  expectPage(2, 1, '1', unknown('2'));
  expect(announce.mock.calls.flat()).toEqual([label(7, ''), label(9, '4'), label(2, '1')]);
  const [outline, ...others] = document.querySelectorAll<HTMLElement>('[role=img] > span');
  expect([outline?.textContent, others]).toEqual(['1', []]);
  const {insetInlineStart, insetBlockStart, inlineSize, blockSize} = outline!.style;
  const sides = [insetInlineStart, insetBlockStart, inlineSize, blockSize];
  expect(sides).toEqual(['12.5%', '25%', '37.5%', '75%']);
  expect(close).not.toHaveBeenCalled();
  unmount();
  expect(close).toHaveBeenCalled();
});

test.each([
  {error: new Error('damaged'), message: t('report.whereFailed')},
  {error: new FileChangedError(), message: t('report.whereChanged', {file: 'a.pdf'})},
])('a page that cannot be drawn is reported, and hidden: $error.name', async ({error, message}) => {
  draw.mockRejectedValue(error);
  await show([{page: 3}]);
  expect(await screen.findByText(message)).toBeVisible();
  expect(announce.mock.calls).toEqual([[message]]);
  expect(screen.queryByText(t('report.whereDrawing'))).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each<[string, Place[], number, 'pdf' | 'word', string, number]>([
  ['places that are not listed', [{page: 4}, {page: 5}], 3, 'pdf', 'Page 4Page 5More places: 1', 2],
  ['a Word file', [{page: 4}], 1, 'word', 'Page 4', 0],
  ['places without a page', [{text: 'a'}], 1, 'pdf', '“a”', 0],
  ['places without page and text', [{}, {}], 2, 'pdf', '', 0],
])(
  '%s: a list of places, and a drawing if a PDF names pages',
  async (_, places, count, format, list, pages) => {
    draw.mockResolvedValue(boxOf);
    const {container} = await show(places, count, format);
    expect(container.textContent.split(t('report.where'))[0]).toBe(list);
    expect(container.querySelectorAll('details, button')).toHaveLength(pages && pages + 1);
  },
);
