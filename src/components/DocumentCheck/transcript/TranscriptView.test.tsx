/** The transcript on the page; tests/engines/flows/transcript.spec.ts tests it with real files. */
import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {SilenceReason, Transcript} from '@trendsoft/document-check';
import {addMessages, t} from '../check/loadedRules';
import messages from '../../../../tests/setup/document-messages';
import {render} from '../../../../tests/setup/render';
import {download} from '../export/download';
import {TranscriptView} from './TranscriptView';

jest.mock('../export/download');

const TRANSCRIPT: Transcript = {
  format: 'word',
  title: 'Costs',
  language: 'en',
  items: [
    {kind: 'heading', level: 1, text: 'Costs', language: 'en'},
    {kind: 'paragraph', text: 'Bread,', language: 'en'},
    {kind: 'text', text: 'Brot', language: 'de', continues: true},
    {kind: 'silence', reason: 'picture', text: ''},
    {kind: 'heading', level: 2, text: 'Details', language: 'en'},
    {kind: 'silence', reason: 'untagged', text: 'Lost'},
  ],
  notes: [],
};

const announce = jest.fn<undefined, [string]>();
const file = new File(['x'], 'costs.docx');

beforeAll(() => addMessages(messages));
beforeEach(() => {
  jest.clearAllMocks();
  Element.prototype.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => Reflect.deleteProperty(globalThis, 'speechSynthesis'));

const show = (transcript = TRANSCRIPT, reason?: SilenceReason) =>
  render(
    <TranscriptView
      file={file}
      transcript={transcript}
      announce={announce}
      silence={reason && {reason}}
    />,
  );
const region = () => screen.getByRole('group', {name: t('transcript.region', {name: file.name})});
const linesOf = () =>
  [...region().querySelectorAll('[data-line]')].map((line) =>
    line.textContent.replaceAll(/\s+/g, ' ').trim(),
  );
const press = (id: string) => userEvent.click(screen.getByRole('button', {name: t(id)}));
const current = () => region().querySelector('[aria-current]')?.getAttribute('data-line');

test('each line has the words of the screen reader and the text, in its language', () => {
  show();
  expect(linesOf()).toEqual([
    `${t('transcript.heading', {number: 1})} Costs`,
    'Bread, Brot',
    t('transcript.silence.picture'),
    `${t('transcript.heading', {number: 2})} Details`,
    `${t('transcript.silence.untagged')} Lost`,
  ]);
  expect(within(region()).getByText('Brot')).toHaveAttribute('lang', 'de');
  expect(screen.getByText(new RegExp(t('transcript.approximation')))).toBeVisible();
});

test('buttons go to the next silence and, after the last, to the first again', async () => {
  show();
  await press('transcript.nextSilence');
  expect(current()).toBe('3');
  expect(region().querySelector('[data-line="3"]')).toHaveFocus();
  await press('transcript.nextSilence');
  expect(current()).toBe('5');
  await press('transcript.nextSilence');
  expect(current()).toBe('3');
});

test('a request goes to the first silence of its kind, also far down', () => {
  const text = Array.from({length: 150}, () => ({kind: 'paragraph' as const, text: 'Text'}));
  const items = [...TRANSCRIPT.items.slice(0, 4), ...text, ...TRANSCRIPT.items.slice(4)];
  show({...TRANSCRIPT, items}, 'untagged');
  expect(region().querySelector('[data-line="155"]')).toHaveFocus();
});

test('the list of headings goes to a heading', async () => {
  show();
  await userEvent.click(screen.getByText(t('transcript.goTo')));
  await userEvent.click(screen.getByRole('button', {name: /Details$/}));
  expect(region().querySelector('[data-line="4"]')).toHaveFocus();
});

test('the text is saved', async () => {
  show();
  await press('transcript.save');
  expect(download).toHaveBeenCalledWith(
    t('transcript.fileName'),
    'text/plain',
    expect.stringContaining('Bread,  Brot'),
  );
  expect(announce).toHaveBeenCalledWith(t('transcript.saved'));
});

test('a document that is not read at all says so', () => {
  show({...TRANSCRIPT, items: []});
  expect(screen.getByText(t('transcript.empty'))).toBeVisible();
  expect(screen.queryByRole('button', {name: t('transcript.nextSilence')})).toBeNull();
});

test('lines of long documents are all added, a few at a time', async () => {
  const items = Array.from({length: 150}, (_, i) => ({
    kind: 'paragraph' as const,
    text: `Line ${i + 1}`,
  }));
  show({...TRANSCRIPT, items});
  expect(linesOf().length).toBeLessThan(150);
  expect(await screen.findByText('Line 150', {}, {timeout: 10_000})).toBeInTheDocument();
});

test('without speech synthesis there are no controls to listen', () => {
  show();
  expect(screen.queryByRole('group', {name: t('transcript.listen')})).toBeNull();
});

test('listening begins when it is asked for, and names languages without a voice', async () => {
  const speak = jest.fn<undefined, [{text: string; lang: string; onend: () => void}]>();
  const synthesis = {
    speak,
    cancel: jest.fn(),
    getVoices: () => [{lang: 'en-GB'}],
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  };
  class SpeechSynthesisUtterance {
    constructor(readonly text: string) {}
  }
  Object.assign(globalThis, {speechSynthesis: synthesis, SpeechSynthesisUtterance});
  document.documentElement.lang = 'en';
  const {unmount} = show();
  expect(speak).not.toHaveBeenCalled();
  expect(
    screen.getByText(new RegExp(t('transcript.noVoice', {languages: 'German'}))),
  ).toBeVisible();
  await press('transcript.listen');
  expect(speak.mock.lastCall?.[0].text).toBe(`${t('transcript.heading', {number: 1})}, Costs`);
  expect(current()).toBe('1');
  await press('transcript.nextHeading');
  expect(current()).toBe('4');
  await press('transcript.nextItem');
  expect(current()).toBe('5');
  await press('transcript.previousItem');
  expect(current()).toBe('4');
  await press('transcript.pause');
  expect(screen.getByRole('button', {name: t('transcript.continue')})).toBeVisible();
  await press('transcript.stop');
  expect(screen.getByRole('button', {name: t('transcript.listen')})).toBeVisible();
  synthesis.cancel.mockClear();
  unmount();
  expect(synthesis.cancel).toHaveBeenCalled();
});
