import {screen, within} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {examples} from './Openings.examples';

test('each opening has its role, its place and a link that names the role', () => {
  render(examples['Two openings'] ?? <></>);
  const openings = screen.getAllByRole('listitem');
  expect(openings).toHaveLength(2);
  const fresher = within(openings[1] ?? document.body);
  expect(fresher.getByRole('heading', {level: 3, name: 'Fresher'})).toBeVisible();
  expect(fresher.getByText('Hyderabad')).toBeVisible();
  expect(fresher.getByRole('link', {name: 'More Details about the Fresher role'})).toHaveAttribute(
    'href',
    '/TrendSoft/Career/fresher',
  );
});
