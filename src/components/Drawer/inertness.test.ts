import {shutPage} from './inertness';

beforeEach(() => {
  document.body.innerHTML = `
    <header><a href="/">Logo</a><dialog></dialog></header>
    <main>${'<p><a href="/">Line</a></p>'.repeat(1000)}</main>
    <footer></footer>`;
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

const dialog = () => document.querySelector('dialog')!;
/** Elements that are or lie in what is inert. */
const inert = () => document.querySelectorAll('[inert], [inert] *').length;

test('a large page becomes inert bit by bit, what stands beside the dialog first', () => {
  shutPage(dialog());
  const steps: number[] = [];
  jest.advanceTimersToNextFrame();
  expect(document.querySelector('a')).toHaveAttribute('inert');
  while (dialog().ariaModal !== 'true') {
    jest.advanceTimersToNextFrame();
    steps.push(inert() - steps.reduce((all, one) => all + one, 0));
  }
  expect(Math.max(...steps)).toBeLessThanOrEqual(201);
  expect(
    document.querySelectorAll(':is(header > a, main a, footer):not([inert], [inert] *)'),
  ).toHaveLength(0);
  expect(dialog().closest('[inert]')).toBeNull();
});

test.each([0, 1, 100])('after %i frames it is ended at once', (frames) => {
  const reopen = shutPage(dialog());
  for (let frame = 0; frame < frames; frame++) jest.advanceTimersToNextFrame();
  reopen();
  jest.advanceTimersToNextFrame();
  expect(inert()).toBe(0);
  expect(dialog().ariaModal).toBeNull();
});
