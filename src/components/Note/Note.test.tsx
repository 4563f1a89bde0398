import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {examples} from './Note.examples';

test('it is announced as plain text, with its links', () => {
  const {container} = render(examples['A remark with a link'] ?? <></>);
  expect(screen.getByRole('link', {name: 'contact page'})).toHaveAttribute(
    'href',
    '/TrendSoft/ContactUs',
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
