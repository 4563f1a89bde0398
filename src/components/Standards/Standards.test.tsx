import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {examples} from './Standards.examples';

test('the names stay a list', () => {
  render(examples['Standards for documents'] ?? <></>);
  const names = screen.getAllByRole('listitem').map((name) => name.textContent);
  expect(names).toEqual(['PDF/UA', 'WCAG 2.0', 'WCAG 2.1', 'Section 508']);
});
