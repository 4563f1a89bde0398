import {waitFor} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {examples} from './PageHead.examples';

/** The content of a `<meta>`, or the address of a `<link>`. */
function inHead(selector: string): string | null | undefined {
  const tag = document.head.querySelector(selector);
  return tag?.getAttribute(tag.tagName === 'LINK' ? 'href' : 'content');
}

async function headOf(example: string) {
  render(examples[example] ?? <></>);
  await waitFor(() => expect(document.title).not.toBe(''));
}

afterEach(() => {
  document.head.replaceChildren();
});

test('the title has the form company | X Page, in the tab and when shared', async () => {
  await headOf('The about page');
  expect(document.title).toBe('TrendSoft | About Us Page');
  expect(inHead('meta[property="og:title"]')).toBe('TrendSoft | About Us Page');
});

test('the description is for search results and for sharing', async () => {
  await headOf('The about page');
  expect(inHead('meta[name=description]')).toMatch(/^TrendSoft checks digital products/);
  expect(inHead('meta[property="og:description"]')).toBe(inHead('meta[name=description]'));
});

test('the canonical address is absolute', async () => {
  await headOf('The about page');
  expect(inHead('link[rel=canonical]')).toBe('http://localhost/TrendSoft/about-Us');
  expect(inHead('meta[property="og:url"]')).toBe('http://localhost/TrendSoft/about-Us');
});

test('the social card is the page’s own, absolute, and said in words', async () => {
  await headOf('The about page');
  expect(inHead('meta[property="og:image"]')).toBe(
    'http://localhost/img/cards/TrendSoft/about-Us.png',
  );
  expect(inHead('meta[property="og:image:alt"]')).toBe('TrendSoft: About Us');
});

test('a page without a card shows that of the home page', async () => {
  await headOf('A page without an address of its own');
  expect(inHead('meta[property="og:image"]')).toBe('http://localhost/img/cards/index.png');
  expect(inHead('meta[property="og:image:alt"]')).toBe('TrendSoft');
});

test('a page without an address has no canonical one', async () => {
  await headOf('A page without an address of its own');
  expect(document.title).toBe('TrendSoft | Not Found Page');
  expect(inHead('link[rel=canonical]')).toBeUndefined();
  expect(inHead('meta[name=description]')).toBeUndefined();
});
