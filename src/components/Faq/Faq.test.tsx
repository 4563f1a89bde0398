import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {render} from '../../../tests/setup/render';
import {examples} from './Faq.examples';

const question = 'Why does web accessibility matter?';

/** The disclosure around a question. */
function disclosure(name: string): HTMLElement {
  return screen.getByText(name).closest('details') ?? document.body;
}

beforeEach(() => {
  render(examples['Two questions'] ?? <></>);
});

test('questions are headings, so that they show in the outline', () => {
  const headings = screen.getAllByRole('heading', {level: 3});
  expect(headings.map((heading) => heading.textContent)).toEqual([
    question,
    'What is an accessibility statement?',
  ]);
});

test('answers are closed at first', () => {
  expect(disclosure(question)).not.toHaveAttribute('open');
  expect(screen.getByText(/^It decides whether/)).not.toBeVisible();
});

test('a click opens an answer, another closes it, and its neighbour stays as it is', async () => {
  await userEvent.click(screen.getByText(question));
  expect(screen.getByText(/^It decides whether/)).toBeVisible();
  expect(screen.getByText(/^It is a public page/)).not.toBeVisible();
  await userEvent.click(screen.getByText(question));
  expect(screen.getByText(/^It decides whether/)).not.toBeVisible();
});
