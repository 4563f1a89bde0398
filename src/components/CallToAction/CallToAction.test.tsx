import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {examples} from './CallToAction.examples';

test.each([
  ['The end of a service page', 'night', 'Contact Us'],
  ['The middle of a page', 'brand', 'Start Your Journey'],
])('%s: a %s panel whose link is %s', (example, tone, name) => {
  render(examples[example] ?? <></>);
  const link = screen.getByRole('link', {name});
  expect(link).toHaveAttribute('href', '/TrendSoft/ContactUs');
  expect(link.closest('[data-tone]')).toHaveAttribute('data-tone', tone);
  expect(screen.getByRole('heading', {level: 2})).toBeVisible();
});
