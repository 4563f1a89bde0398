/** @jest-environment jsdom */
import '../../../tests/setup/jsdom';
import {makePageInert} from './inertness';

beforeEach(() => {
  document.body.innerHTML = `
    <header><a href="/">Logo</a><dialog></dialog></header>
    <main>
      <div tabindex="0">${'<p><a href="/">Line</a></p>'.repeat(1000)}</div>
      <ul><li inert>The copy of a slide</li></ul>
    </main>
    <footer></footer>`;
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

const dialog = () => document.querySelector('dialog')!;
const inert = () => document.querySelectorAll('[inert], [inert] *').length;

test('a large page becomes inert in parts, starting beside the dialog', () => {
  const steps = [inert()];
  makePageInert(dialog());
  jest.advanceTimersToNextFrame();
  expect(document.querySelector('a')).toHaveAttribute('inert');
  while (dialog().ariaModal !== 'true') {
    jest.advanceTimersToNextFrame();
    steps.push(inert() - steps.reduce((all, one) => all + one, 0));
  }
  expect(Math.max(...steps)).toBeLessThanOrEqual(201);
  expect(
    document.querySelectorAll(':is(header > a, main, main *, footer):not([inert], [inert] *)'),
  ).toHaveLength(0);
  expect(dialog().closest('[inert]')).toBeNull();
});
