import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {examples} from './CallToAction.examples';

test('a night panel whose link leads to the contact page', () => {
  render(examples['The end of a service page'] ?? <></>);
  const link = screen.getByRole('link', {name: 'Contact Us'});
  expect(link).toHaveAttribute('href', '/TrendSoft/ContactUs');
  expect(link.closest('[data-tone]')).toHaveAttribute('data-tone', 'night');
  expect(screen.getByRole('heading', {level: 2})).toBeVisible();
});
