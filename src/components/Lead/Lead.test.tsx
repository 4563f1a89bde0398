import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {examples} from './Lead.examples';

test('it is a paragraph, not a heading', () => {
  render(examples['An opening paragraph'] ?? <></>);
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^PDF\/UA is the international standard/);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
