import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {render} from '../../../tests/setup/render';
import {word} from '../../../tests/setup/words';
import {examples} from './SkipLink.examples';

beforeEach(() => {
  render(examples['The link and its target'] ?? <></>);
});

test('it is the first stop of the Tab key', async () => {
  await userEvent.tab();
  expect(screen.getByRole('link', {name: word('SkipLink.label')})).toHaveFocus();
});

test('it leads to the main content, which takes the focus from nothing else', () => {
  const main = screen.getByRole('main');
  expect(screen.getByRole('link')).toHaveAttribute('href', `#${main.id}`);
  expect(main).not.toHaveAttribute('tabindex');
});
