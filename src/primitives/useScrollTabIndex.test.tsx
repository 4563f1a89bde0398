import {act, render, screen} from '@testing-library/react';
import {useRef} from 'react';
import {useScrollTabIndex} from './useScrollTabIndex';

const observed = {measure: () => {}, isObserved: false};

class Observer {
  constructor(measure: () => void) {
    observed.measure = measure;
  }
  observe() {
    observed.isObserved = true;
  }
  disconnect() {
    observed.isObserved = false;
  }
}

const original = globalThis.ResizeObserver;
beforeAll(() => {
  globalThis.ResizeObserver = Observer as unknown as typeof ResizeObserver;
});
afterAll(() => {
  globalThis.ResizeObserver = original;
});

function Lines() {
  const lines = useRef<HTMLDivElement>(null);
  return <div ref={lines} data-testid="lines" tabIndex={useScrollTabIndex(lines)} />;
}

/** Gives the element a size, and reports it. */
function measure(sizes: Partial<Record<'scrollHeight' | 'scrollWidth', number>>) {
  const all = {scrollHeight: 100, clientHeight: 100, scrollWidth: 100, clientWidth: 100, ...sizes};
  const lines = screen.getByTestId('lines');
  for (const [name, value] of Object.entries(all)) {
    Object.defineProperty(lines, name, {value, configurable: true});
  }
  act(() => observed.measure());
}

test('an element is a Tab stop until it is measured, and while it scrolls', () => {
  const {unmount} = render(<Lines />);
  const lines = screen.getByTestId('lines');
  expect(lines).toHaveAttribute('tabindex', '0');
  measure({});
  expect(lines).not.toHaveAttribute('tabindex');
  measure({scrollHeight: 101});
  expect(lines).toHaveAttribute('tabindex', '0');
  measure({scrollWidth: 101});
  expect(lines).toHaveAttribute('tabindex', '0');
  unmount();
  expect(observed.isObserved).toBe(false);
});
