import {screen} from '@testing-library/react';
import {render} from '../../tests/setup/render';
import {PageLink} from './PageLink';

test.each(['/TrendSoft/Career', '/TrendSoft/Career/'])('at %s it is the current page', (path) => {
  render(<PageLink to="/TrendSoft/Career">Careers</PageLink>, {path});
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
});

test('on a page below its own it is not current', () => {
  render(<PageLink to="/TrendSoft/Career">Careers</PageLink>, {path: '/TrendSoft/Career/fresher'});
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
});

test('the home page is current at / only', () => {
  render(<PageLink to="/">Home</PageLink>);
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
});

test('an entry that leads nowhere is text', () => {
  render(<PageLink>Case Studies</PageLink>);
  expect(screen.getByText('Case Studies')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
