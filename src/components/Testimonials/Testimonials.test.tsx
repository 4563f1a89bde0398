import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {Testimonial, Testimonials} from './Testimonials';

const rated = (rating: number) => (
  <Testimonial rating={rating} name="A" quote="B">
    C
  </Testimonial>
);

test('a rating is formatted in the language of the page', () => {
  render(rated(4.5), {locale: 'es'});
  expect(screen.getByText('4,5 out of 5 stars')).toBeInTheDocument();
});

test.each([
  [5, ['star', 'star', 'star', 'star', 'star']],
  [4.5, ['star', 'star', 'star', 'star', 'star-half']],
  [0.5, ['star-half', 'star-empty', 'star-empty', 'star-empty', 'star-empty']],
  [0, ['star-empty', 'star-empty', 'star-empty', 'star-empty', 'star-empty']],
])('%d stars are drawn, for the eye only', (rating, icons) => {
  const {container} = render(rated(rating));
  const drawn = [...container.querySelectorAll('svg[aria-hidden="true"] use')];
  expect(drawn.map((use) => use.getAttribute('href')?.split('#')[1])).toEqual(icons);
});

test('one testimonial does not rotate', () => {
  render(<Testimonials label="A">{rated(5)}</Testimonials>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
