import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {t} from '../../../tests/setup/messages';
import {ContactForm} from '../ContactForm';
import {honeypotOf} from './Honeypot';

const honeypot = () => document.querySelector<HTMLInputElement>('[name=website]')!;

test('the honeypot is hidden visually and from Tab, assistive technology and autofill @honeypot', async () => {
  render(<ContactForm />);
  expect(screen.queryByRole('textbox', {name: /empty/})).not.toBeInTheDocument();
  expect(honeypot().closest('[aria-hidden=true]')).toHaveClass('visually-hidden');
  expect(honeypot()).toHaveAttribute('tabindex', '-1');
  expect(honeypot()).toHaveAttribute('autocomplete', 'off');
  honeypot().value = 'spam';
  expect(honeypotOf(honeypot().form!)).toBe('spam');
  expect(honeypot().labels?.[0]).toHaveTextContent(t('SubmissionForm.honeypot'));
});
