import {readFileSync} from 'node:fs';
import {act, screen} from '@testing-library/react';
import {violations} from '../../../tests/setup/axe';
import {render} from '../../../tests/setup/render';
import {examples} from './Stats.examples';
import {Stat, Stats} from './Stats';

afterEach(() => {
  jest.restoreAllMocks();
});

let see: () => void;
const disconnect = jest.fn();

beforeEach(() => {
  disconnect.mockClear();
  Object.assign(CSS, {supports: () => false});
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      see = () =>
        callback(
          [{isIntersecting: true} as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
    }
    observe() {}
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
});

function figures(start: 'load' | 'view') {
  return (
    <Stats start={start}>
      <Stat value={200} suffix="+">
        projects
      </Stat>
    </Stats>
  );
}

test('the server sends the final figure, and no style attribute', async () => {
  const {renderToString} = await import('react-dom/server');
  const html = renderToString(figures('load'));
  expect(html).toContain('>200</span></span><span class="suffix">+</span></dd>');
  expect(html).not.toContain('style=');
});

test('each figure is named by its label and read once', () => {
  render(figures('view'));
  expect(screen.getByRole('term')).toHaveTextContent(/^projects$/);
  expect(screen.getByRole('definition')).toHaveTextContent(/^200\+$/);
});

test('hero counters start as the page opens', () => {
  const {container} = render(figures('load'));
  expect(container.firstChild).toHaveAttribute('data-counting');
});

test('where the style sheet starts hero counters, script leaves them alone', () => {
  Object.assign(CSS, {supports: () => true});
  const {container} = render(figures('load'));
  expect(container.firstChild).not.toHaveAttribute('data-counting');
});

test('other counters start only once they are in view', () => {
  const {container} = render(figures('view'));
  expect(container.firstChild).not.toHaveAttribute('data-counting');
  act(() => see());
  expect(container.firstChild).toHaveAttribute('data-counting');
  expect(
    container.querySelector<HTMLElement>('[data-value]')?.style.getPropertyValue('--figure'),
  ).toBe('200');
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('counting takes 2 s', () => {
  const css = readFileSync(`${__dirname}/Stats.module.css`, 'utf8');
  const ends = [...css.matchAll(/animation: \w+ (\S+?)s (\S+?)s /g)].map(
    ([, duration, delay]) => Number(duration) + Number(delay),
  );
  expect(ends).toEqual([2, 2, 2, 2]);
});

test.each(Object.entries(examples))('axe finds nothing in: %s', async (_, example) => {
  const {container} = render(example);
  expect(await violations(container)).toEqual([]);
});
