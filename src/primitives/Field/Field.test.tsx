import {render, screen} from '@testing-library/react';
import {ScriptChecks, TextField, type TextFieldProps} from '.';

test.each([false, true])('an empty required field is not yet invalid, with script %s', (script) => {
  render(
    <ScriptChecks value={script}>
      <TextField id="year" name="year" label="Year" hint="Four digits" required />
    </ScriptChecks>,
  );
  const year = screen.getByRole('textbox', {name: 'Year'});
  expect(year).toBeRequired();
  expect(year).toBeValid();
});

test('while the visitor types, the message does not describe the control', () => {
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

test('a date field is a named group, since each of its parts can be focused', () => {
  const {rerender} = render(<TextField id="a" name="a" label="Due" hint="A day" type="date" />);
  const group = screen.getByRole('group', {name: 'Due'});
  expect(group).toContainElement(screen.getByLabelText('Due', {selector: 'input'}));
  expect(group).toHaveAccessibleDescription(/A day/);
  rerender(<TextField id="a" name="a" label="Due" />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
