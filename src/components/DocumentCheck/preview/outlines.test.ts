/** The outlines on a page, and where their numbers are. */
import {numberOffsets} from './outlines';
import type {Outline} from './outlines';

const PAGE = {width: 500, height: 700};

/** Returns an outline whose top left corner is at a position in pixels. */
const outlineAt = (left: number, top: number, ...numbers: number[]): Outline => ({
  sides: {left: left / PAGE.width, top: top / PAGE.height, right: 1, bottom: 1},
  places: numbers.map((number) => ({number, rule: '7.3-1', line: ''})),
});

test('numbers of lines that are close to each other are beside each other', () => {
  const lines = [0, 10, 20, 60].map((top, index) => outlineAt(40, top, index + 1));
  const [first, second = 0, third = 0, fourth] = numberOffsets(lines, PAGE);
  expect([first, fourth]).toEqual([0, 0]);
  expect(second).toBeGreaterThanOrEqual(24);
  expect(third - second).toBeGreaterThanOrEqual(24);
});

test('numbers in columns stay where they are', () => {
  expect(numberOffsets([outlineAt(40, 10, 1), outlineAt(240, 12, 2)], PAGE)).toEqual([0, 0]);
});

test('several numbers and longer ones take more room', () => {
  const after = (...numbers: number[]) =>
    numberOffsets([outlineAt(40, 10, ...numbers), outlineAt(40, 12, 500)], PAGE)[1] ?? 0;
  expect(after(1, 2)).toBe(2 * after(1));
  expect(after(123)).toBeGreaterThan(after(12));
});
