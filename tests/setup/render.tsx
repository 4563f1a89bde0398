import {render as renderDom, type RenderResult} from '@testing-library/react';
import type {ReactElement, ReactNode} from 'react';
import {MemoryRouter} from 'react-router-dom';
import {HelmetProvider} from 'react-helmet-async';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import type {DocusaurusContext} from '@docusaurus/types';
import {LOCALE_CONFIGS} from '../../src/locales';
import {ratingsIn} from '../../src/plugins/locales/ratings';
import {buildStructure, menusOf} from '../../src/menus';
import sidebars from '../fixtures/sidebars';

interface Options {
  /** Address of the page that the component is on. */
  path?: string;
  baseUrl?: string;
  formsHost?: string;
  /** Names of disabled forms. */
  formsOff?: readonly string[];
  /** Language of the page; by default, the site has English only. */
  locale?: string;
}

/** The data that Docusaurus gives every page: configuration, and the plugins' data for the tests' page tree. */
function siteContext({
  formsHost = '',
  formsOff = [],
  baseUrl = '/',
  locale = 'en',
}: Options): DocusaurusContext {
  const context = {
    siteConfig: {
      title: 'TrendSoft',
      baseUrl,
      url: 'http://localhost',
      customFields: {formsHost, formsOff},
      future: {experimental_router: 'browser'},
    },
    siteMetadata: {},
    globalData: {
      'site-structure': {default: menusOf(buildStructure(sidebars))},
      brochure: {default: {href: '/trendsoft-brochure.pdf', size: '180 kB'}},
      locales: {default: {ratings: ratingsIn(locale)}},
    },
    i18n: {
      currentLocale: locale,
      defaultLocale: 'en',
      locales: [...new Set(['en', locale])],
      localeConfigs: {
        en: {...LOCALE_CONFIGS['en'], url: 'http://localhost', baseUrl: '/'},
        ...(locale !== 'en' && {
          [locale]: {...LOCALE_CONFIGS[locale], url: 'http://localhost', baseUrl: `/${locale}/`},
        }),
      },
    },
    codeTranslations: {},
  };
  return context as unknown as DocusaurusContext;
}

/** Wraps a component in the providers of Docusaurus, with the navigation tree of the tests. */
export function inSite(ui: ReactNode, options: Options = {}): ReactElement {
  return (
    <HelmetProvider>
      <Context.Provider value={siteContext(options)}>
        <BrowserContextProvider>
          <MemoryRouter initialEntries={[options.path ?? '/']}>{ui}</MemoryRouter>
        </BrowserContextProvider>
      </Context.Provider>
    </HelmetProvider>
  );
}

/** Renders a component as in a page. */
export function render(ui: ReactElement, options?: Options): RenderResult {
  return renderDom(ui, {
    wrapper: ({children}: {children: ReactNode}) => inSite(children, options),
  });
}
