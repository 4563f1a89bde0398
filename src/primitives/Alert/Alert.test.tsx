import {render, screen} from '@testing-library/react';
import {Alert} from './Alert';

test('an alert is focusable by script, but not by Tab; one that is focused is not a live region @alert', () => {
  const {rerender} = render(<Alert tone="error">Oh</Alert>);
  expect(screen.getByRole('alert')).toHaveAttribute('tabindex', '-1');
  expect(screen.getByRole('alert')).not.toHaveAttribute('aria-live');
  rerender(<Alert tone="error" takesFocus children="Oh" />);
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'off');
});
