import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {word} from '../../../tests/setup/words';
import {EditLink} from '.';

test('it leads to the file, and stays off paper', () => {
  render(<EditLink href="https://git.example/site/edit/main/pages/About.mdx" />);
  const link = screen.getByRole('link', {name: word('EditLink.label')});
  expect(link).toHaveAttribute('href', 'https://git.example/site/edit/main/pages/About.mdx');
  expect(link.closest('[data-no-print]')).toBeInTheDocument();
});
