/** The bar of a file that is being read, and when its progress is announced. */
import {screen} from '@testing-library/react';
import {render} from '../../../../tests/setup/render';
import {t} from './loadedRules';
import {Progress} from './Progress';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a long file is announced at the beginning, and then every five seconds', () => {
  const announce = jest.fn<undefined, [string]>();
  const name = 'a.pdf';
  const started = {
    file: new File([], name),
    done: 0,
    total: 0,
    waiting: 0,
    isBatch: false,
    version: undefined,
  };
  const {rerender} = render(<Progress running={started} announce={announce} />);
  const bar = screen.getByRole('progressbar', {name: t('page.reading', {name})});
  expect(bar).toHaveAttribute('max', '100');
  const read = (done: number, after: number, waiting = 0) => {
    jest.advanceTimersByTime(after);
    rerender(<Progress running={{...started, done, total: 3, waiting}} announce={announce} />);
    return [bar.getAttribute('value'), announce.mock.calls.length];
  };
  expect([bar.getAttribute('value'), announce.mock.calls.length]).toEqual([null, 1]);
  expect(read(1, 4999)).toEqual(['33', 1]);
  expect(screen.queryByText(t('page.waiting', {count: 0}))).not.toBeInTheDocument();
  expect(read(2, 1, 1)).toEqual(['66', 2]);
  screen.getByText(t('page.waiting', {count: 1}));
  expect(read(3, 4999)).toEqual(['100', 2]);
  const progress = t('page.progress', {name, percent: 66});
  const second = {...started, file: new File([], 'b.pdf')};
  rerender(<Progress running={second} announce={announce} />);
  const begun = [name, 'b.pdf'].map((file) => t('page.reading', {name: file}));
  expect(announce.mock.calls.flat()).toEqual([begun[0], progress, begun[1]]);
});
