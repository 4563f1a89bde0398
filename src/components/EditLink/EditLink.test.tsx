import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {EditLink} from '.';

test('it leads to the file, and stays off paper', () => {
  render(<EditLink href="https://git.example/site/edit/main/pages/About.mdx" />);
  const link = screen.getByRole('link', {name: 'Edit this page'});
  expect(link).toHaveAttribute('href', 'https://git.example/site/edit/main/pages/About.mdx');
  expect(link.closest('[data-no-print]')).toBeInTheDocument();
});
