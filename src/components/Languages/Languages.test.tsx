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

const inLocale =
  (locale: string) =>
  ({children}: {children: ReactNode}) =>
    inSite(children, {locale});

describe('useUntranslated', () => {
  const of = (source: string, locale: string, frontMatter = {}) =>
    renderHook(() => useUntranslated({source, frontMatter}), {wrapper: inLocale(locale)}).result
      .current;

  test('recognises an English page in another locale, and finds its original', () => {
    const original = of('@site/pages/About.mdx', 'es');
    expect(original?.language).toEqual({lang: 'en', dir: 'ltr'});
    expect(original?.addressOf('/es/About')).toBe('http://localhost/About');
    expect(original?.addressOf('/es/')).toBe('http://localhost/');
    expect(original?.addressOf('/TrendSoft/about-Us')).toBe('http://localhost/TrendSoft/about-Us');
  });

  test('recognises a translation that is still in English', () => {
    const source = '@site/i18n/es/docusaurus-plugin-content-pages/About.mdx';
    expect(of(source, 'es', {untranslated: true})?.language.lang).toBe('en');
  });

  test.each([
    ['a translated page', '@site/i18n/es/docusaurus-plugin-content-pages/About.mdx', 'es'],
    ['an English page in English', '@site/pages/About.mdx', 'en'],
  ])('says nothing of %s', (_page, source, locale) => {
    expect(of(source, locale)).toBeUndefined();
  });
});

test('interface messages have a lang attribute except in English', () => {
  const of = (locale: string) =>
    renderHook(() => useInterfaceLanguage(), {wrapper: inLocale(locale)}).result.current;
  expect(of('es')).toEqual({lang: 'es', dir: 'ltr'});
  expect(of('en')).toBeUndefined();
});
