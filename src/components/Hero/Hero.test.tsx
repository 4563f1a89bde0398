import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {examples} from './Hero.examples';

test('it holds the h1 of the page, and its button leads to the contact page', () => {
  render(examples['A service page'] ?? <></>);
  expect(screen.getByRole('heading', {level: 1, name: 'Web Accessibility'})).toBeVisible();
  expect(screen.getByRole('link', {name: 'Speak with an Expert'})).toHaveAttribute(
    'href',
    '/TrendSoft/ContactUs',
  );
});

test('words come before the picture, and the picture is decoration', () => {
  const {container} = render(examples['A service page'] ?? <></>);
  const picture = container.querySelector('svg');
  expect(picture).toHaveAttribute('aria-hidden', 'true');
  expect(picture?.firstElementChild).toHaveAttribute('href', '/img/art/web.svg#art');
  expect(
    screen.getByRole('heading').compareDocumentPosition(picture ?? document) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

test('it is a night band in both colour schemes', () => {
  const {container} = render(examples['Two buttons'] ?? <></>);
  expect(container.firstElementChild).toHaveAttribute('data-tone', 'night');
});
