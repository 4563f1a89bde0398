import {readFileSync} from 'node:fs';
import {screen, within} from '@testing-library/react';
import type {ReactElement} from 'react';
import {violations} from '../../../tests/setup/axe';
import {render} from '../../../tests/setup/render';
import {MEDIUM_PX, WIDE_PX} from '../Carousel';
import {examples} from './Testimonials.examples';
import {Testimonial, TESTIMONIALS_IN_VIEW} from './Testimonials';

afterEach(() => {
  jest.restoreAllMocks();
});

const six = examples['Six testimonials'] as ReactElement;

test('three are in view from 1024 px on, two from 640 px, one below', () => {
  expect({WIDE_PX, MEDIUM_PX, ...TESTIMONIALS_IN_VIEW}).toEqual({
    WIDE_PX: 1024,
    MEDIUM_PX: 640,
    wide: 3,
    medium: 2,
    small: 1,
  });
});

test('the style sheet says the same', () => {
  const css = readFileSync(`${__dirname}/Testimonials.module.css`, 'utf8');
  expect(
    [...css.matchAll(/(?:min-width: (\d+)px|--in-view: (\d))/g)].map(([found]) => found),
  ).toEqual([
    '--in-view: 1',
    'min-width: 640px',
    '--in-view: 2',
    'min-width: 1024px',
    '--in-view: 3',
  ]);
});

test('all of them can be read without script', () => {
  render(six);
  expect(screen.getAllByRole('figure')).toHaveLength(6);
});

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

test('axe finds nothing', async () => {
  const {container} = render(six);
  expect(await violations(container)).toEqual([]);
});
