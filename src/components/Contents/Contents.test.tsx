import {screen, within} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {word} from '../../../tests/setup/words';
import {examples} from './Contents.examples';

test('before the text stands a link to each of its headings, in their order', () => {
  render(examples['Two headings'] ?? <></>);
  const list = screen.getByRole('navigation', {name: word('Contents.label')});
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The forms', '#the-forms'],
    ['Fair use', '#fair-use'],
  ]);
  const first = screen.getByRole('heading', {name: 'The forms'});
  expect(list.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
