import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {Footer} from '.';

test('the link of the current page has aria-current', () => {
  render(<Footer />, {path: '/TrendSoft/Career'});
  const current = screen.getAllByRole('link', {current: 'page'});
  expect(current.map((link) => link.textContent)).toEqual(['Careers']);
});
