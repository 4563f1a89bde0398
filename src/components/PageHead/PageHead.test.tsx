import {waitFor} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {PageHead} from './PageHead';

function inHead(selector: string): string | null | undefined {
  const tag = document.head.querySelector(selector);
  return tag?.getAttribute(tag.tagName === 'LINK' ? 'href' : 'content');
}

test('a page with only a title has no canonical link, and the social card of the home page', async () => {
  render(<PageHead title="Not Found" />);
  await waitFor(() => expect(document.title).toBe('TrendSoft | Not Found Page'));
  expect(inHead('link[rel=canonical]')).toBeUndefined();
  expect(inHead('meta[name=description]')).toBeUndefined();
  expect(inHead('meta[property="og:image"]')).toBe('http://localhost/img/cards/index.png');
  expect(inHead('meta[property="og:image:alt"]')).toBe('TrendSoft');
});
