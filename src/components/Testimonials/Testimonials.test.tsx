import {screen, within} from '@testing-library/react';
import type {ReactElement} from 'react';
import {render} from '../../../tests/setup/render';
import {examples} from './Testimonials.examples';
import {Testimonial} from './Testimonials';

const six = examples['Six testimonials'] as ReactElement;

test('a rating is written as the page’s language does', () => {
  render(
    <Testimonial rating={4.5} name="A" quote="B">
      C
    </Testimonial>,
    {locale: 'es'},
  );
  expect(screen.getByText('4,5 out of 5 stars')).toBeInTheDocument();
});

test('each has its rating in words, a quote, a text and a name', () => {
  render(six);
  const second = within(screen.getAllByRole('figure')[1] as HTMLElement);
  expect(second.getByText('4.5 out of 5 stars')).toBeInTheDocument();
  expect(second.getByRole('blockquote')).toHaveTextContent('A clear report');
  expect(second.getByRole('blockquote')).toHaveTextContent('Each barrier came with a way');
  expect(second.getByText('Ben Holt, records manager')).toBeInTheDocument();
});

test.each([
  [5, ['star', 'star', 'star', 'star', 'star']],
  [4.5, ['star', 'star', 'star', 'star', 'star-half']],
  [0.5, ['star-half', 'star-empty', 'star-empty', 'star-empty', 'star-empty']],
  [0, ['star-empty', 'star-empty', 'star-empty', 'star-empty', 'star-empty']],
])('%d stars are drawn, for the eye only', (rating, icons) => {
  const {container} = render(
    <Testimonial rating={rating} name="A" quote="B">
      C
    </Testimonial>,
  );
  const drawn = [...container.querySelectorAll('svg[aria-hidden="true"] use')];
  expect(drawn.map((use) => use.getAttribute('href')?.split('#')[1])).toEqual(icons);
});
