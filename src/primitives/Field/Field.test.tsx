import {render, screen} from '@testing-library/react';
import {ScriptChecks, TextField, type TextFieldProps} from '.';
import {examples} from './Field.examples';

test('the label names the control, without the mark', () => {
  render(<>{examples['A required text field with a hint']}</>);
  const year = screen.getByRole('textbox', {name: 'Year'});
  expect(year).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByText('*', {exact: false})).toHaveAttribute('aria-hidden', 'true');
});

test.each([false, true])('with script %s, an empty required field is not yet invalid', (script) => {
  const field = examples['A required text field with a hint'];
  render(<ScriptChecks value={script}>{field}</ScriptChecks>);
  const year = screen.getByRole('textbox', {name: 'Year'});
  expect(year).toBeRequired();
  expect(year).toBeValid();
});

test('while somebody types, the message is not tied to the control', () => {
  const field = {id: 'a', name: 'a', label: 'A', hint: 'One letter'};
  const show = (more: Partial<TextFieldProps>) => (
    <ScriptChecks value>
      <TextField {...field} {...more} />
    </ScriptChecks>
  );
  const {rerender} = render(show({}));
  expect(screen.getByRole('textbox')).toHaveAttribute('aria-describedby', 'a-hint');
  rerender(show({error: 'Too long'}));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('One letter Too long');
  rerender(show({error: 'Too long', editing: true}));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('One letter');
  expect(screen.getByText('Too long')).toBeVisible();
});

test('a date is a group by the name of its field, since its parts take the focus', () => {
  const {rerender} = render(<TextField id="a" name="a" label="Due" hint="A day" type="date" />);
  const group = screen.getByRole('group', {name: 'Due'});
  expect(group).toContainElement(screen.getByLabelText('Due', {selector: 'input'}));
  expect(group).toHaveAccessibleDescription(/A day/);
  rerender(<TextField id="a" name="a" label="Due" />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('an optional field has no mark', () => {
  render(<>{examples['A text field']}</>);
  expect(screen.getByRole('textbox', {name: 'City'})).not.toBeRequired();
  expect(screen.queryByText('*', {exact: false})).not.toBeInTheDocument();
});

test('the hint describes the control first, then the error message', () => {
  render(<>{examples['An invalid text field']}</>);
  const day = screen.getByRole('textbox', {name: 'Day'});
  expect(day).toHaveAccessibleDescription('1 to 31 Enter a day');
  expect(day).toHaveAttribute('aria-invalid', 'true');
});

test('the place of the error message is in the page, and hidden, while there is none', () => {
  render(<>{examples['A text field']}</>);
  const message = document.getElementById('city-error');
  expect(message).toBeEmptyDOMElement();
  expect(message).not.toBeVisible();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('');
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
});

test('a select starts on its empty option', () => {
  render(<>{examples['A select']}</>);
  expect(screen.getByRole('combobox', {name: 'Size'})).toHaveValue('');
  expect(screen.getAllByRole('option').map(({textContent}) => textContent)).toEqual([
    'Select…',
    'Small',
    'Large',
  ]);
});

test('a file field says what it accepts', () => {
  render(<>{examples['A file field']}</>);
  expect(screen.getByLabelText('Plan')).toHaveAccessibleDescription(
    expect.stringContaining('A PDF of at most 10 MB'),
  );
  expect(screen.getByLabelText('Plan')).toHaveAttribute('accept', '.pdf');
});

test('a checkbox is named by its label, and described by its hint and its message', () => {
  render(
    <>
      {examples['A checkbox']}
      {examples['An invalid checkbox']}
    </>,
  );
  const agree = screen.getByRole('checkbox', {name: 'I agree'});
  expect(agree).toBeRequired();
  expect(agree).toHaveAccessibleDescription(/^To what stands above\s*$/);
  const obey = screen.getByRole('checkbox', {name: 'I obey'});
  expect(obey).toHaveAccessibleDescription('Tick the box');
  expect(obey).toHaveAttribute('aria-invalid', 'true');
});

test('a text of several lines has the lines it asks for', () => {
  render(<>{examples['A text of several lines']}</>);
  expect(screen.getByRole('textbox', {name: 'Story'})).toHaveAttribute('rows', '4');
});
