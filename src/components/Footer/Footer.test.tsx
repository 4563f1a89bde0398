import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {Footer} from '.';

test('the entry of the page that one is on says so', () => {
  render(<Footer />, {path: '/TrendSoft/Career'});
  const current = screen.getAllByRole('link', {current: 'page'});
  expect(current.map((link) => link.textContent)).toEqual(['Careers']);
});
