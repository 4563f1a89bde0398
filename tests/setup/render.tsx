import {render as renderDom, type RenderResult} from '@testing-library/react';
import type {ReactElement, ReactNode} from 'react';
import {MemoryRouter} from 'react-router-dom';
import {HelmetProvider} from 'react-helmet-async';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import type {DocusaurusContext} from '@docusaurus/types';
import {buildStructure, menusOf} from '../../src/plugins/site-structure/structure';
import sidebars from '../../sidebars';

interface Options {
  /** Address of the page the component stands on. */
  path?: string;
  baseUrl?: string;
  formsHost?: string;
}

/** What Docusaurus gives every page: configuration and the plugins' data, the latter from the real sidebars.ts. */
function siteContext({formsHost = '', baseUrl = '/'}: Options): DocusaurusContext {
  const context = {
    siteConfig: {
      title: 'TrendSoft',
      baseUrl,
      url: 'http://localhost',
      customFields: {formsHost},
      future: {experimental_router: 'browser'},
    },
    siteMetadata: {},
    globalData: {
      'site-structure': {default: menusOf(buildStructure(sidebars))},
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

/** A component as it stands in a page: inside Docusaurus' own providers, with the real navigation tree. */
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

/** Renders a component as a page would. */
export function render(ui: ReactElement, options?: Options): RenderResult {
  return renderDom(ui, {
    wrapper: ({children}: {children: ReactNode}) => inSite(children, options),
  });
}
