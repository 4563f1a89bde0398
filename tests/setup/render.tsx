import {render as renderDom, type RenderResult} from '@testing-library/react';
import type {ReactElement, ReactNode} from 'react';
import {MemoryRouter} from 'react-router-dom';
import {HelmetProvider} from 'react-helmet-async';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import type {DocusaurusContext} from '@docusaurus/types';
import {buildStructure} from '../../src/plugins/site-structure/structure';
import sidebars from '../../sidebars';

interface Options {
  /** Address of the page the component stands on. */
  path?: string;
  formsHost?: string;
}

/** What Docusaurus gives every page: configuration and the plugins' data, the latter from the real sidebars.ts. */
function siteContext({formsHost = ''}: Options): DocusaurusContext {
  const context = {
    siteConfig: {
      title: 'TrendSoft',
      baseUrl: '/',
      url: 'http://localhost',
      customFields: {formsHost},
      future: {experimental_router: 'browser'},
    },
    siteMetadata: {},
    globalData: {
      'site-structure': {default: buildStructure(sidebars)},
      brochure: {default: {href: '/trendsoft-brochure.pdf', bytes: 180_000}},
    },
    i18n: {
      currentLocale: 'en',
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: {en: {direction: 'ltr', htmlLang: 'en', path: 'en'}},
    },
    codeTranslations: {},
  };
  return context as unknown as DocusaurusContext;
}

/** Renders a component as a page would: inside Docusaurus' own providers, with the real navigation tree. */
export function render(ui: ReactElement, options: Options = {}): RenderResult {
  const {path = '/'} = options;
  return renderDom(ui, {
    wrapper: ({children}: {children: ReactNode}) => (
      <HelmetProvider>
        <Context.Provider value={siteContext(options)}>
          <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
        </Context.Provider>
      </HelmetProvider>
    ),
  });
}
