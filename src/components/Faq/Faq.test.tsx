import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {examples} from './Faq.examples';

test('questions are headings, so that they show in the outline', () => {
  render(<>{examples['Two questions']}</>);
  const headings = screen.getAllByRole('heading', {level: 3});
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Why does web accessibility matter?',
    'What is an accessibility statement?',
  ]);
});
