import {render, screen} from '@testing-library/react';
import {Alert} from './Alert';

test('an alert that is focused is not a live region', () => {
  render(
    <Alert tone="error" takesFocus>
      Oh
    </Alert>,
  );
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'off');
});

test('an alert is focusable by script, but not by Tab @alert', () => {
  render(<Alert tone="error">Oh</Alert>);
  expect(screen.getByRole('alert')).toHaveAttribute('tabindex', '-1');
  expect(screen.getByRole('alert')).not.toHaveAttribute('aria-live');
});
