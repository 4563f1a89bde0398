import {readFileSync} from 'node:fs';
import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {
  boundariesInPlace,
  lateScripts,
  lateStyles,
  shortMessages,
} from '@trendsoft/docusaurus-late-hydration';
import sidebars, {COMPANY} from './sidebars';
import {basePath, formsHost, formsOff} from '@trendsoft/forms-service/settings';
import {FORM_NAMES} from './src/forms/tables';
import {LAYERS} from './src/css/layers';
import {DEFAULT_LOCALE, LOCALE_CONFIGS, localesToBuild, unlistedPages} from './src/locales';
import {aliasesOf, readSidebars} from './src/menus';
import accessibilityReport, {auditBlocks} from './src/plugins/accessibility-report';
import aliases from './src/plugins/aliases';
import {strictMdx} from './src/plugins/blocks';
import blocks from './src/plugins/blocks/plugin';
import blocksOnDemand from './src/plugins/blocks-on-demand';
import brochure from './src/plugins/brochure';
import buildFolder from './src/plugins/build-folder';
import {catalogue} from './src/catalogue/plugin';
import classNames from './src/plugins/class-names';
import dataKept from './src/plugins/data-kept';
import fileLinks from './src/plugins/file-links';
import {
  nonCanonicalRoutes,
  showEnglishUntilTranslated,
  strictFrontMatter,
} from './src/plugins/front-matter';
import {historyWarning, readHistory} from './src/plugins/history';
import hostFiles from './src/plugins/host-files';
import {hydrationBoundaries} from './src/plugins/hydration-boundaries';
import licences from './src/plugins/licences';
import leanTheme from './src/plugins/lean-theme';
import formTables from './src/plugins/form-tables';
import openings from './src/plugins/openings';
import locales from './src/plugins/locales';
import pdfPreview from './src/plugins/pdf-preview';
import pictures, {picturesInText} from './src/plugins/pictures';
import preview from './src/plugins/preview';
import printAddresses from './src/plugins/print-addresses';
import {coloursOf} from './src/css/scheme-colours';
import searchIndex from './src/plugins/search-index';
import siteStructure from './src/plugins/site-structure';
import breadcrumbTrail from './src/plugins/site-structure/trail';
import socialCards from './src/plugins/social-cards';
import structuredData from './src/plugins/structured-data';
import tableNames from './src/plugins/table-names';
import {settingOrExit} from './src/plugins/setting';
import {siteTemplate, stockTemplate} from './src/theme/template';

// Base path of the site; "/" if it has its own host.
const base = settingOrExit(() => basePath(process.env['BASE_PATH']));
// Forms that the service at FORMS_HOST does not support.
const disabledForms = settingOrExit(() => formsOff(process.env['FORMS_OFF'], FORM_NAMES));
// URL of the forms service; empty if the site's own server handles forms.
const formsUrl = settingOrExit(() => formsHost(process.env['FORMS_HOST']));
const I18N_PATH = process.env['I18N_PATH'] ?? 'i18n';
// The rule and the setting are explained in src/locales/published.ts.
const LOCALES = settingOrExit(() => localesToBuild(process.env['LOCALES']));
const history = readHistory(__dirname);
// Builds without what replaces internals of Docusaurus: docs/customisations.md.
const stock = process.env['STOCK'] === '1';

const link = (attributes: Record<string, string>) => ({tagName: 'link', attributes});
const tokens = readFileSync('src/css/tokens.css', 'utf8');
const themeColour = (scheme: 'light' | 'dark') => ({
  tagName: 'meta',
  attributes: {
    name: 'theme-color',
    content: coloursOf(tokens, scheme)('--surface'),
    media: `(prefers-color-scheme: ${scheme})`,
  },
});

// What fills in blocks of pages when these are compiled, and names their tables.
const remarkPlugins = [
  openings(),
  auditBlocks(),
  fileLinks(),
  dataKept,
  blocksOnDemand,
  formTables,
  tableNames,
];

const preset: PresetOptions = {
  docs: false,
  blog: false,
  pages: {
    path: 'pages',
    include: ['**/*.mdx'],
    editUrl: process.env['EDIT_URL'],
    editLocalizedFiles: true,
    admonitions: false,
    remarkPlugins: [...remarkPlugins, breadcrumbTrail, picturesInText, hydrationBoundaries],
  },
  theme: {
    customCss: ['src/css/index.css', ...(stock ? ['src/css/stock.css'] : [])],
  },
  sitemap: {
    lastmod: history.hasDates ? 'date' : null,
    changefreq: null,
    priority: null,
    // Aliases, and pages whose canonical address is another one.
    ignorePatterns: unlistedPages(
      LOCALES,
      [...Object.keys(aliasesOf(sidebars)), ...nonCanonicalRoutes()],
      I18N_PATH,
    ).map((path) => base + path.slice(1)),
  },
};

/** Plugins that replace internals of Docusaurus; without them, the site works as well. */
const replacements = [
  leanTheme,
  classNames,
  [lateScripts, {boot: 'src/client/boot'}],
  [shortMessages, {sourceLocale: DEFAULT_LOCALE}],
];

const config: Config = {
  title: COMPANY,
  url: process.env['SITE_URL'] ?? 'https://www.trendsoft.example',
  baseUrl: base,
  // Undefined, so that the host determines it: every host serves X/index.html at /X and /X/.
  trailingSlash: undefined,

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    mdx1Compat: {comments: false, admonitions: false, headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    ...showEnglishUntilTranslated({parseFrontMatter: strictFrontMatter, preprocessor: strictMdx}),
  },

  i18n: {
    path: I18N_PATH,
    defaultLocale: DEFAULT_LOCALE,
    locales: LOCALES,
    localeConfigs: LOCALE_CONFIGS,
  },

  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      siteStorageNamespacing: true,
      fasterByDefault: true,
    },
    faster: {
      // With this cache, pages and styles were stale after changes to plugins and settings.
      rspackPersistentCache: false,
      // It finds files by absolute path only, but the sitemap uses relative ones and would have no dates.
      gitEagerVcs: false,
    },
  },

  headTags: [
    // With sizes, browsers that take SVG do not fetch the .ico file.
    link({rel: 'icon', href: `${base}favicon.ico`, sizes: '32x32'}),
    link({rel: 'icon', href: `${base}img/favicon.svg`, type: 'image/svg+xml'}),
    link({rel: 'apple-touch-icon', href: `${base}img/apple-touch-icon.png`}),
    // The header's background, --surface of src/css/tokens.css, which the browser's bars continue.
    themeColour('light'),
    themeColour('dark'),
  ],

  // No inline script or style anywhere, so the Content-Security-Policy can forbid them.
  baseUrlIssueBanner: false,
  ssrTemplate: stock ? stockTemplate : siteTemplate,

  presets: [['classic', preset]],
  plugins: [
    ...(stock ? [] : replacements),
    ['@docusaurus/plugin-css-cascade-layers', {layers: LAYERS}],
    buildFolder,
    historyWarning(history),
    lateStyles,
    blocks,
    boundariesInPlace,
    locales,
    siteStructure(readSidebars),
    aliases(aliasesOf(sidebars)),
    brochure('trendsoft-brochure.pdf'),
    preview(
      {forms: process.env['FORMS_DEV_PORT'], findings: process.env['FINDINGS_DEV_PORT']},
      base,
    ),
    searchIndex,
    socialCards,
    structuredData(readSidebars),
    pictures,
    pdfPreview,
    licences,
    hostFiles({
      formsHost: formsUrl,
      contact: '/TrendSoft/ContactUs',
      policy: '/terms-of-service#reporting-a-security-problem',
    }),
    accessibilityReport({
      email: 'accessibility@trendsoft.example',
      contact: '/accessibility-statement#tell-us',
      report: '/accessibility-conformance-report',
    }),
    printAddresses,
    ...(process.env['CATALOGUE'] === 'on' ? catalogue(remarkPlugins) : []),
    // The type of a list of plugins does not allow plugins with different types of content.
  ] as Config['plugins'],
  clientModules: [
    ...(stock ? ['./src/client/stock-boot.ts'] : []),
    './src/client/navigation.ts',
    './src/client/manifest.ts',
  ],

  // Shipped to the browser: nothing secret here.
  customFields: {formsHost: formsUrl || base.slice(0, -1), formsOff: disabledForms},
};

export default config;
