import {existsSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';

/** A module without effect. */
const NOTHING = require.resolve('@docusaurus/core/lib/client/exports/Noop');

/**
 * Replaces modules of theme-classic and the core that the site never uses. With `require.resolve`, a moved file stops the
 * build instead of being silently included again. By an empty module: with `false`, the bundle would depend on the
 * folder's name.
 */
function unused(): Record<string, string> {
  const files = [
    // Infima: 10 kB of CSS (Brotli).
    'infima/dist/css/default/default.css',
    'infima/dist/css/default/default-rtl.css',
    // Prism and the progress bar: 30 kB of JavaScript (Brotli).
    '@docusaurus/theme-classic/lib/prism-include-languages',
    '@docusaurus/theme-classic/lib/nprogress',
  ];
  return Object.fromEntries(files.map((file) => [require.resolve(file), NOTHING]));
}

/** Returns the settings that the browser reads. Docusaurus would bundle the whole configuration. */
function browserSettings(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const {title, url, baseUrl, favicon, noIndex, trailingSlash, customFields} = config;
  const {experimental_router} = config.future;
  const future = {experimental_router} as DocusaurusConfig['future'];
  return {title, url, baseUrl, favicon, noIndex, trailingSlash, future, customFields};
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
    // The default locale's messages are already in the source (a test compares i18n/en with it).
    ...(i18n.currentLocale === i18n.defaultLocale && {
      [generated('codeTranslations.json')]: false,
    }),
    '@docusaurus/utils-common$': path.join(__dirname, 'utils-common.ts'),
    history$: path.join(__dirname, 'history.ts'),
    // For react-router's checks in development.
    ...(process.env.NODE_ENV === 'production' && {
      'react-is$': NOTHING,
    }),
    'prop-types$': path.join(__dirname, 'prop-types.ts'),
    // For react-router's withRouter, which the site does not use.
    'hoist-non-react-statics$': NOTHING,
  };
}

/** Removes modules from the bundle that no page of this site uses. */
export default function leanTheme(context: LoadContext): Plugin {
  const {siteConfig} = context;
  let settings: string;
  return {
    name: 'lean-theme',
    async contentLoaded({actions}) {
      const read = JSON.stringify(browserSettings(siteConfig));
      settings = await actions.createData('settings.json', read);
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {...unused(), ...(!isServer && browserOnly(context, settings))},
      },
    }),
  };
}
