/** Two versions of a document, line by line. */
import type {Transcript, TranscriptItem} from '@trendsoft/document-check';
import messages from '../../../../tests/setup/document-messages';
import {addMessages, t} from '../check/loadedRules';
import {rowsOf} from './differences';
import {textOfLine} from './lines';

beforeAll(() => addMessages(messages));

const transcript = (...items: TranscriptItem[]): Transcript => ({
  format: 'pdf',
  title: '',
  items,
  notes: [],
});
const paragraph = (text: string): TranscriptItem => ({kind: 'paragraph', text});

/** Returns rows as text: before → after, or how many lines are the same. */
const shown = (before: Transcript, after: Transcript) =>
  rowsOf(before, after)?.map((row) =>
    row.kind === 'same'
      ? row.lines.length
      : [row.before, row.after].map((line) => (line ? textOfLine(line) : '')).join(' → '),
  );

test('removed and added lines are beside each other, between lines that are the same', () => {
  const before = transcript(...['One', 'Two', 'Three', 'Four'].map(paragraph));
  const after = transcript(...['One', 'Too', 'Three', 'Four', 'Five'].map(paragraph));
  expect(shown(before, after)).toEqual([1, 'Two → Too', 2, ' → Five']);
  expect(shown(after, before)).toEqual([1, 'Too → Two', 2, 'Five → ']);
});

test('a picture that is no longer silent, and a heading at another level, are differences', () => {
  const before = transcript(
    {kind: 'heading', level: 3, text: 'Costs'},
    {kind: 'silence', reason: 'picture', text: ''},
  );
  const after = transcript(
    {kind: 'heading', level: 1, text: 'Costs'},
    {kind: 'graphic', text: 'A dog'},
  );
  expect(shown(before, after)).toEqual(['Costs → Costs', ' → A dog']);
  const [first] = rowsOf(before, after) ?? [];
  expect(first?.kind === 'changed' && first.after?.parts[0]?.before).toBe(
    t('transcript.heading', {number: 1}),
  );
});

test('lines on other pages are the same', () => {
  const page = (number: number): TranscriptItem => ({kind: 'page', page: number, text: ''});
  const lines = (from: number) => transcript(page(from), paragraph('One'), page(from + 1));
  expect(shown(lines(1), lines(4))).toEqual([3]);
});
