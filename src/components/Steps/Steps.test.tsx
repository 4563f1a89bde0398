import {screen, within} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {examples} from './Steps.examples';

test('the process stays an ordered list, each step named in bold', () => {
  render(examples['Five steps'] ?? <></>);
  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  const names = within(list).getAllByRole('strong');
  expect(names.map((name) => name.textContent)).toEqual([
    'Evaluate',
    'Plan',
    'Remediate',
    'Testing',
    'Verification',
  ]);
});
