import {existsSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';

/**
 * What theme-classic and the core would send to every visitor and this site never
 * shows. `require.resolve` makes a moved file stop the build instead of coming back unseen.
 */
function unused(): Record<string, false> {
  const files = [
    // Infima: 10 kB brotli of stylesheet.
    'infima/dist/css/default/default.css',
    'infima/dist/css/default/default-rtl.css',
    // Prism and the progress bar: 30 kB brotli of script.
    '@docusaurus/theme-classic/lib/prism-include-languages',
    '@docusaurus/theme-classic/lib/nprogress',
  ];
  return Object.fromEntries(files.map((file) => [require.resolve(file), false]));
}

/** The settings that the browser reads; Docusaurus ships the whole configuration otherwise. */
function browserSettings(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const {title, url, baseUrl, favicon, noIndex, trailingSlash, future, customFields} = config;
  return {
    title,
    url,
    baseUrl,
    favicon,
    noIndex,
    trailingSlash,
    future: {experimental_router: future.experimental_router} as DocusaurusConfig['future'],
    customFields,
  };
}

function browserOnly(
  {generatedFilesDir, i18n}: LoadContext,
  settings: string,
): Record<string, string | false> {
  const generated = (name: string) => {
    const file = path.join(generatedFilesDir, name);
    if (existsSync(file)) return file;
    throw new Error(
      `lean-theme: Docusaurus no longer writes .docusaurus/${name}; look at its server/codegen.`,
    );
  };
  return {
    [generated('docusaurus.config.mjs')]: settings,
    // Versions of the plugins.
    [generated('site-metadata.json')]: false,
    // The default locale's words are in the source already (a test compares i18n/en with it).
    ...(i18n.currentLocale === i18n.defaultLocale && {
      [generated('codeTranslations.json')]: false,
    }),
    '@docusaurus/utils-common$': path.join(__dirname, 'utils-common.ts'),
    history$: path.join(__dirname, 'history.ts'),
    // Serves react-router's checks in development.
    ...(process.env.NODE_ENV === 'production' && {
      'react-is$': require.resolve('@docusaurus/core/lib/client/exports/Noop'),
    }),
    'prop-types$': path.join(__dirname, 'prop-types.ts'),
    // Serves react-router's withRouter, which nothing here uses.
    'hoist-non-react-statics$': require.resolve('@docusaurus/core/lib/client/exports/Noop'),
    // Shown only with `baseUrlIssueBanner`, which is off: it needs an inline script.
    [require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner')]: '@docusaurus/Noop',
  };
}

/** Leaves out of the browser's bundle what no page of this site shows. */
export default function leanTheme(context: LoadContext): Plugin {
  const {i18n, siteConfig, siteDir} = context;
  let settings: string;
  return {
    name: 'lean-theme',
    async contentLoaded({actions}) {
      const read = JSON.stringify(browserSettings(siteConfig));
      settings = await actions.createData('settings.json', read);
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            include: path.join(siteDir, 'src'),
            enforce: 'pre',
            loader: require.resolve('./strip-descriptions.cjs'),
            options: {ids: i18n.currentLocale !== i18n.defaultLocale},
          },
        ],
      },
      resolve: {
        alias: {...unused(), ...(!isServer && browserOnly(context, settings))},
      },
    }),
  };
}
