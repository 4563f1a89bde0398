import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {examples} from './Intro.examples';

test('heading and sentence come before what they introduce', () => {
  render(examples['Heading and sentence beside a list'] ?? <></>);
  const intro = screen.getByRole('heading', {level: 2}).parentElement;
  expect(intro).toContainElement(screen.getByText(/^The price depends/));
  expect(intro?.nextElementSibling).toBe(screen.getByRole('list'));
});
