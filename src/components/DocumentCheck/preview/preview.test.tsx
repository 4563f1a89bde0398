/** Findings beside the drawing of their pages; tests/engines/flows/document-check.spec.ts tests real pages. */
import {act, cleanup, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {Place} from '@trendsoft/document-check';
import {FACTS} from '../../../../tests/fixtures/documents/facts';
import {render} from '../../../../tests/setup/render';
import {FileChangedError} from '../../../primitives/chosenFile';
import {loadFormat, t} from '../check/loadedRules';
import {Findings} from '../results/Findings';
import {viewOf} from '../results/view';
import {Drawing} from './Drawing';

jest.mock('./Drawing', () => ({Drawing: jest.fn()}));

beforeAll(() => loadFormat('pdf'));

const draw = jest.fn();
const close = jest.fn();
const announce = jest.fn<undefined, [string]>();
const showSilence = jest.fn();
const scrolled = jest.fn();
jest.mocked(Drawing).mockImplementation(() => ({draw, close}) as unknown as Drawing);
beforeEach(() => {
  jest.clearAllMocks();
  Element.prototype.scrollTo = scrolled;
  Element.prototype.scrollIntoView = jest.fn();
});

const file = new File(['x'], 'a.pdf');
const rect: Place['rect'] = [1, 2, 3, 4];
const PICTURES: Place[] = [
  {page: 2, text: 'a', rect},
  {page: 2, text: 'b'},
  {page: 7},
  {page: 9, rect},
];
const TITLE: Place[] = [{page: 9, text: 'c', rect}];

/** Shows the findings of two rules, with all disclosures open. */
function show(places = PICTURES, format = FACTS.format) {
  const findings = [
    {rule: '7.3-1', kind: 'fault' as const, places, count: places.length},
    {rule: '7.1-9', kind: 'fault' as const, places: TITLE, count: 1},
  ];
  const report = {facts: {...FACTS, format}, findings, consequences: [], notes: []};
  const {groups} = viewOf({file, report});
  return render(
    <Findings
      file={file}
      report={report}
      groups={groups}
      announce={announce}
      showSilence={showSilence}
    />,
  );
}
const place = (number: number) =>
  document.querySelector<HTMLElement>(`[data-place="${number}"]`) ?? document.body;
const current = () =>
  [...document.querySelectorAll('[data-place][aria-current]')].map((one) =>
    one.getAttribute('data-place'),
  );
const size = {width: 500, height: 700};
const boxOf = ({rect: sides}: Place) => sides && {left: 0.125, top: 0.25, right: 0.5, bottom: 1};
const label = (page: number, numbers: string) =>
  t(`report.${numbers ? 'whereOutlined' : 'wherePage'}`, {page, numbers});
const turn = (to: 'Next' | 'Previous' | 'Close') =>
  userEvent.click(screen.getByRole('button', {name: t(`report.where${to}`)}));

test('a place shows its page, with the numbers of the list; the buttons turn to other pages', async () => {
  draw.mockResolvedValue({boxOf, size, missing: 0});
  const {unmount} = show();
  expect(draw).not.toHaveBeenCalled();
  await userEvent.click(place(1));
  expect(await screen.findByRole('img', {name: label(2, '1')})).toBeVisible();
  expect(screen.getByText(t('report.whereUnknown', {numbers: '2'}))).toBeVisible();
  expect(screen.getByText(t('report.whereOrder', {page: 2, number: 1, count: 3}))).toBeVisible();
  expect(place(1)).toHaveFocus();
  await turn('Next');
  expect(await screen.findByRole('img', {name: label(7, '')})).toBeVisible();
  expect(current()).toEqual(['3']);
  await turn('Next');
  // Two findings concern the same part of the page: one outline has both numbers.
  expect(await screen.findByRole('img', {name: label(9, '4, 5')})).toBeVisible();
  expect(document.querySelectorAll('.checkOutline')).toHaveLength(1);
  expect(scrolled).toHaveBeenCalledTimes(2);
  expect(announce.mock.calls.flat()).toEqual([label(2, '1'), label(7, ''), label(9, '4, 5')]);
  const {insetInlineStart, blockSize} = document.querySelector<HTMLElement>('.checkOutline')!.style;
  expect([insetInlineStart, blockSize]).toEqual(['12.5%', '75%']);
  unmount();
  expect(close).toHaveBeenCalled();
});

test('an outline goes to its place in the list, and opens the finding', async () => {
  draw.mockResolvedValue({boxOf, size, missing: 0});
  show();
  await userEvent.click(place(4));
  const name = t('report.wherePlace', {number: 5}).split('{place}')[0]!;
  const around = place(5).closest<HTMLDetailsElement>('.checkTopic > details')!;
  expect(around.open).toBe(false);
  await userEvent.click(await screen.findByRole('button', {name: new RegExp(`^${name}`)}));
  expect(place(5)).toHaveFocus();
  expect(around.open).toBe(true);
  expect(current()).toEqual(['5']);
  await turn('Close');
  expect(place(5)).toHaveFocus();
  expect(screen.queryByRole('group', {name: t('report.preview')})).not.toBeInTheDocument();
});

test('a finding that is opened beside a page shows its first place', async () => {
  draw.mockResolvedValue({boxOf, size, missing: 0});
  show();
  await userEvent.click(place(1));
  await screen.findByRole('img', {name: label(2, '1')});
  const details = place(5).closest<HTMLDetailsElement>('.checkTopic > details')!;
  act(() => {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
  expect(await screen.findByRole('img', {name: label(9, '4, 5')})).toBeVisible();
  expect(current()).toEqual(['5']);
});

test('a long list of what is silent goes on in the transcript', async () => {
  const many = Array.from({length: 7}, (_, index) => ({page: index + 1, rect}));
  show(many.slice(0, 5));
  expect(screen.queryByRole('button', {name: t('report.allInOrder')})).not.toBeInTheDocument();
  cleanup();
  show(many);
  expect(place(5)).toHaveTextContent('5');
  // The next number is that of the other rule.
  expect(place(6)).toHaveTextContent('c');
  expect(screen.getByText(t('place.more', {count: 2}))).toBeInTheDocument();
  const buttons = screen.getAllByText(t('report.allInOrder'));
  expect(buttons).toHaveLength(1);
  await userEvent.click(buttons[0]!);
  expect(showSilence.mock.calls).toEqual([['picture']]);
});

test('a picture that is finished too late is not shown', async () => {
  const finished: (() => void)[] = [];
  draw.mockImplementation(
    () => new Promise((finish) => finished.push(() => finish({boxOf, size, missing: 0}))),
  );
  show();
  await userEvent.click(place(1));
  await screen.findByRole('img');
  await turn('Next');
  await act(async () => finished[0]?.());
  expect(screen.getByText(t('report.whereDrawing'))).toBeVisible();
  expect(announce).not.toHaveBeenCalled();
});

test.each([
  {error: new Error('damaged'), message: t('report.whereFailed')},
  {error: new FileChangedError(), message: t('report.whereChanged', {file: 'a.pdf'})},
])('a page that cannot be drawn, or only in part, is reported: $error.name', async (failure) => {
  const {error, message} = failure;
  draw.mockRejectedValueOnce(error);
  draw.mockResolvedValue({boxOf, size, missing: 1});
  show();
  await userEvent.click(place(1));
  expect(await screen.findByText(message)).toBeVisible();
  expect(announce.mock.calls).toEqual([[message]]);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await turn('Next');
  expect(await screen.findByText(t('report.whereIncomplete'))).toBeVisible();
  expect(announce.mock.lastCall?.[0]).toContain(t('report.whereIncomplete'));
});

test.each([
  {what: 'a Word file', places: [{page: 4}], format: 'word' as const, list: 'Page 4'},
  {what: 'places without a page', places: [{text: 'a'}], format: 'pdf' as const, list: '“a”'},
])('$what: a list of places, which cannot be shown', ({places, format, list}) => {
  show(places, format);
  expect(document.querySelector('details ol[role], details details ol')).toHaveTextContent(list);
  expect(place(1)).toBe(document.body);
});
