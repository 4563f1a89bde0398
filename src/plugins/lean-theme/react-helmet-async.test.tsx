import {act, render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Helmet} from './react-helmet-async';

/** The head's tags that are ours to change, as HTML. */
const tags = () =>
  [...document.head.querySelectorAll('[data-rh]:not(title)')].map(({outerHTML}) => outerHTML);

/** A page whose head is what the site says, then what the page says. */
const page = (own: ReactNode) => (
  <>
    <Helmet>
      <html lang="en" />
      <title>TrendSoft</title>
      <meta property="og:type" content="website" />
      <meta property="og:title" content="TrendSoft" />
    </Helmet>
    {own}
  </>
);

// What is scheduled comes as a microtask: an act() that is awaited sees it.
const show = async (own: ReactNode) => {
  let view: ReturnType<typeof render> | undefined;
  await act(async () => {
    view = render(page(own));
    await Promise.resolve();
  });
  return async (next: ReactNode) =>
    act(async () => {
      view?.rerender(page(next));
      await Promise.resolve();
    });
};

beforeEach(() => {
  document.head.innerHTML = '';
  document.title = '';
});

test('the page has the last word', async () => {
  await show(
    <Helmet>
      <title>TrendSoft | Careers Page</title>
      <meta property="og:title" content="Careers" />
      {null}
    </Helmet>,
  );
  expect(document.title).toBe('TrendSoft | Careers Page');
  expect(tags()).toEqual([
    '<meta data-rh="true" property="og:type" content="website">',
    '<meta data-rh="true" property="og:title" content="Careers">',
  ]);
});

test('what is said again stands where it was said last', async () => {
  await show(
    <Helmet>
      <meta property="og:type" content="article" />
    </Helmet>,
  );
  expect(tags()).toEqual([
    '<meta data-rh="true" property="og:title" content="TrendSoft">',
    '<meta data-rh="true" property="og:type" content="article">',
  ]);
});

test('another page takes away what the first brought', async () => {
  const change = await show(
    <Helmet key="a">
      <body data-boot="now" className="alias" />
      <link rel="canonical" href="https://www.trendsoft.example/a" />
      <meta name="robots" content="noindex" />
    </Helmet>,
  );
  expect(document.body).toHaveAttribute('class', 'alias');
  await change(
    <Helmet key="b">
      <link rel="canonical" href="https://www.trendsoft.example/b" />
    </Helmet>,
  );
  expect(document.body).not.toHaveAttribute('data-boot');
  expect(document.body).not.toHaveAttribute('class');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(tags().filter((tag) => /canonical|robots/.test(tag))).toEqual([
    '<link data-rh="true" rel="canonical" href="https://www.trendsoft.example/b">',
  ]);
});

test('what the server wrote stays the same element', async () => {
  document.head.innerHTML =
    '<meta content="website" property="og:type" data-rh="true"><meta name="viewport" content="x">';
  const [type] = document.head.children;
  await show(null);
  expect(type).toBe(document.head.querySelector('[property="og:type"]'));
  expect(document.head.querySelectorAll('[property="og:type"]')).toHaveLength(1);
  expect(document.head.querySelector('[name=viewport]')).toBeInTheDocument();
});

test('alternates in several languages and blocks of data stand side by side', async () => {
  await show(
    <Helmet>
      <>
        <link rel="alternate" hrefLang="en" href="/a" />
        <link rel="alternate" hrefLang="x-default" href="/a" />
      </>
      <script type="application/ld+json">{'{"a": 1}'}</script>
      <script type="application/ld+json">{'{"b": "<&"}'}</script>
    </Helmet>,
  );
  expect(tags().slice(2)).toEqual([
    '<link data-rh="true" rel="alternate" hreflang="en" href="/a">',
    '<link data-rh="true" rel="alternate" hreflang="x-default" href="/a">',
    '<script data-rh="true" type="application/ld+json">{"a": 1}</script>',
    '<script data-rh="true" type="application/ld+json">{"b": "<&"}</script>',
  ]);
});

test('a head that changes is applied again', async () => {
  const change = await show(
    <Helmet key="a">
      <title>One</title>
    </Helmet>,
  );
  await change(
    <Helmet key="a">
      <title>Two</title>
    </Helmet>,
  );
  expect(document.title).toBe('Two');
});
