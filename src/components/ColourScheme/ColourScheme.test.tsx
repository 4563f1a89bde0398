import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {t} from '../../../tests/setup/messages';
import {followScheme} from '../../client/boot/scheme';
import {ColourScheme} from './ColourScheme';

test('with storage disabled, the choice applies to the current page', async () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  // The order in which a page loads: the head, the control, the end of the document.
  followScheme();
  render(<ColourScheme />);
  act(() => void window.dispatchEvent(new Event('DOMContentLoaded')));
  await userEvent.click(screen.getByRole('radio', {name: t('ColourScheme.dark')}));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  get.mockRestore();
  set.mockRestore();
});
