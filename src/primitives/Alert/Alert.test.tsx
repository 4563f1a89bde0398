import {render, screen} from '@testing-library/react';
import {Alert} from './Alert';

test('an alert that takes the focus is not a live region, too', () => {
  render(
    <Alert tone="error" takesFocus>
      Oh
    </Alert>,
  );
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'off');
});

test('script can focus it, Tab skips it @alert', () => {
  render(<Alert tone="error">Oh</Alert>);
  expect(screen.getByRole('alert')).toHaveAttribute('tabindex', '-1');
  expect(screen.getByRole('alert')).not.toHaveAttribute('aria-live');
});
