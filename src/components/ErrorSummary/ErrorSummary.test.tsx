import {fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {render} from '../../../tests/setup/render';
import {word} from '../../../tests/setup/words';
import {examples} from './ErrorSummary.examples';

const scrolledTo: unknown[] = [];
Element.prototype.scrollIntoView = function scrollIntoView() {
  scrolledTo.push(this);
};

test('it takes the focus when it appears', () => {
  render(<>{examples['Two mistakes']}</>);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('heading', {level: 2, name: word('forms.problemHeading')})).toBeVisible();
});

test('Enter on a link moves to the field and brings its label into view', async () => {
  render(<>{examples['Two mistakes']}</>);
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', {name: 'Email is required'})).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', {name: 'Email'})).toHaveFocus();
  expect(scrolledTo).toEqual([screen.getByText('Email')]);
});

test('the browser does not jump there as well: the label would be out of sight', () => {
  render(<>{examples['Two mistakes']}</>);
  expect(fireEvent.click(screen.getByRole('link', {name: 'Email is required'}))).toBe(false);
});
