import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {SkipLink} from './SkipLink';

beforeEach(() => {
  render(
    <>
      <SkipLink />
      <main id="main" />
    </>,
  );
});

test('it leads to the main content, which takes the focus from nothing else', () => {
  const main = screen.getByRole('main');
  expect(screen.getByRole('link')).toHaveAttribute('href', `#${main.id}`);
  expect(main).not.toHaveAttribute('tabindex');
});
