/** @jest-environment jsdom */
import '../../../tests/setup/jsdom';
import {onSidewaysSwipe} from './onSidewaysSwipe';

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

/** Returns what a series of wheel events calls back, and whether the browser may handle the last. */
function wheel(...events: (WheelEventInit & {after?: number})[]) {
  const element = document.createElement('div');
  const steps: number[] = [];
  const stop = onSidewaysSwipe(element, (step) => steps.push(step));
  let isLeft = true;
  for (const {after = 16, ...init} of events) {
    jest.advanceTimersByTime(after);
    isLeft = element.dispatchEvent(new WheelEvent('wheel', {cancelable: true, ...init}));
  }
  stop();
  return {steps, isLeft};
}

test('a swipe with its momentum moves by one', () => {
  const momentum = [4, 30, 80, 60, 30, 9, 3, 1].map((deltaX) => ({deltaX, deltaY: deltaX / 2}));
  expect(wheel(...momentum)).toEqual({steps: [1], isLeft: false});
});

test('a second swipe after a pause moves again, in its own direction', () => {
  expect(wheel({deltaX: 40}, {deltaX: -40, after: 200}).steps).toEqual([1, -1]);
});

test('a wheel that reports lines moves by one', () => {
  expect(wheel({deltaX: 3, deltaMode: WheelEvent.DOM_DELTA_LINE}).steps).toEqual([1]);
});

test.each([
  ['vertical scrolling', {deltaX: 5, deltaY: 60}],
  ['a pinch', {deltaX: 20, ctrlKey: true}],
])('%s stays with the browser', (_what, event) => {
  expect(wheel(event)).toEqual({steps: [], isLeft: true});
});
