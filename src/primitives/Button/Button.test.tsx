import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {examples} from './Button.examples';
import {Button} from '.';

test('a button does not submit the form around it by accident', () => {
  render(examples['A button'] ?? <></>);
  expect(screen.getByRole('button', {name: 'Try again'})).toHaveAttribute('type', 'button');
});

test('a button submits when told to', () => {
  render(<Button type="submit">Send</Button>);
  expect(screen.getByRole('button', {name: 'Send'})).toHaveAttribute('type', 'submit');
});

test('what goes somewhere is a link, however much it looks like a button', () => {
  render(examples['Links that look like buttons'] ?? <></>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  for (const name of ['Get Free Assessment', 'View Our Work']) {
    expect(screen.getByRole('link', {name})).toHaveAttribute('href', '/TrendSoft/ContactUs');
  }
});
