import {renderHook, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {inSite, render} from '../../../tests/setup/render';
import {LanguageSwitch, UntranslatedNotice, useInterfaceLanguage, useUntranslated} from '.';

test.each([
  ['/hi/', '/'],
  ['/hi/About/', '/About'],
  ['/hi/404.html', '/'],
])('the switch leads from %s to English at %s', (path, href) => {
  render(<LanguageSwitch />, {locale: 'hi', baseUrl: '/hi/', path});
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

test('the notice has a lang attribute, since its language differs from the page', () => {
  render(<UntranslatedNotice />, {locale: 'hi'});
  const notice = screen.getByText(/not translated yet/).parentElement;
  expect(notice).toHaveAttribute('lang', 'hi');
  expect(notice).toHaveAttribute('dir', 'ltr');
});

function inLocale<Result>(locale: string, hook: () => Result): Result {
  const wrapper = ({children}: {children: ReactNode}) => inSite(children, {locale});
  return renderHook(hook, {wrapper}).result.current;
}

const TRANSLATION = '@site/i18n/es/docusaurus-plugin-content-pages/About.mdx';

test.each([
  {
    page: 'an English page in another locale',
    isUntranslated: true,
    source: '@site/pages/About.mdx',
    locale: 'es',
    frontMatter: {},
  },
  {
    page: 'a translation that is still in English',
    isUntranslated: true,
    source: TRANSLATION,
    locale: 'es',
    frontMatter: {untranslated: true},
  },
  {
    page: 'a translated page',
    isUntranslated: false,
    source: TRANSLATION,
    locale: 'es',
    frontMatter: {},
  },
  {
    page: 'an English page in English',
    isUntranslated: false,
    source: '@site/pages/About.mdx',
    locale: 'en',
    frontMatter: {},
  },
])('$page is untranslated: $isUntranslated', ({isUntranslated, source, locale, frontMatter}) => {
  const original = inLocale(locale, () => useUntranslated({source, frontMatter}));
  expect(original?.language).toEqual(isUntranslated ? {lang: 'en', dir: 'ltr'} : undefined);
  for (const [path, address] of [
    ['/es/About', '/About'],
    ['/es/', '/'],
    ['/Invented/Page', '/Invented/Page'],
  ] as const) {
    expect(original?.addressOf(path)).toBe(
      isUntranslated ? `http://localhost${address}` : undefined,
    );
  }
});

test('interface messages have a lang attribute except in English', () => {
  expect(inLocale('es', useInterfaceLanguage)).toEqual({lang: 'es', dir: 'ltr'});
  expect(inLocale('en', useInterfaceLanguage)).toBeUndefined();
});
