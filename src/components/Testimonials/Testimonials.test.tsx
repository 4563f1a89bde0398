import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {Testimonial} from './Testimonials';

test('a rating is written as the page’s language does', () => {
  render(
    <Testimonial rating={4.5} name="A" quote="B">
      C
    </Testimonial>,
    {locale: 'es'},
  );
  expect(screen.getByText('4,5 out of 5 stars')).toBeInTheDocument();
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
