import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LicenseWebpackPlugin} from 'license-webpack-plugin';

/** Licences of works that are not packages: typeface, icons, lettering. */
const ASSET_LICENCES = ['src/css/fonts/OFL.txt', 'static/img/LICENSES.md'];

/** Licences of what src/plugins/pdf-preview copies out of pdf.js’ package: character maps, fonts, a decoder. */
const PDF_PREVIEW_LICENCES = [
  'cmaps/LICENSE',
  'standard_fonts/LICENSE_FOXIT',
  'standard_fonts/LICENSE_LIBERATION',
  'wasm/LICENSE_OPENJPEG',
  'wasm/LICENSE_PDFJS_OPENJPEG',
];

type Options = NonNullable<ConstructorParameters<typeof LicenseWebpackPlugin>[0]>;
type Packages = Parameters<NonNullable<Options['renderLicenses']>>[0];

/** Writes licences.txt: every package in the bundle, with its licence. */
export default function licences({siteDir, i18n}: LoadContext): Plugin {
  const rendered = (found: Packages) => {
    const packages = found.toSorted((a, b) => a.name.localeCompare(b.name));
    const intro = 'Licences of what this website sends to browsers, beside its own code.\n';
    const list = packages.map(
      ({name, packageJson, licenseId}) => `- ${name} ${packageJson?.version}: ${licenseId}`,
    );
    const assets = ASSET_LICENCES.map((file) =>
      readFileSync(path.join(siteDir, file), 'utf8').trim(),
    );
    const previewLicences = PDF_PREVIEW_LICENCES.map((file) => {
      const text = readFileSync(require.resolve(`pdfjs-dist/${file}`), 'utf8').trim();
      return `pdfjs-dist: ${file}\n\n${text}`;
    });
    const texts = packages.map(
      ({name, licenseId, licenseText}) =>
        `${name}\n\n${licenseText?.trim() ?? `Under the licence ${licenseId}.`}`,
    );
    return [[intro, ...list].join('\n'), ...assets, ...previewLicences, ...texts, ''].join(
      `\n\n${'-'.repeat(72)}\n\n`,
    );
  };
  return {
    name: 'licences',
    configureWebpack(_config, isServer) {
      // One file for all locales: the others are in folders below the default locale's.
      const isFirst = i18n.currentLocale === i18n.defaultLocale;
      if (isServer || !isFirst || process.env.NODE_ENV !== 'production') return {};
      const collect = new LicenseWebpackPlugin({
        outputFilename: 'licences.txt',
        perChunkOutput: false,
        renderLicenses: rendered,
        // Some packages name their licence, but do not contain its text.
        licenseTemplateDir: path.join(__dirname, 'texts'),
        handleMissingLicenseText(name, licence) {
          throw new Error(
            `The package ${name}, a part of the bundle, does not contain the text of its licence. ` +
              `Add src/plugins/licences/texts/${licence}.txt.`,
          );
        },
        handleMissingLicenseType(name) {
          throw new Error(`The package ${name}, a part of the bundle, names no licence.`);
        },
      });
      return {plugins: [collect as never]};
    },
  };
}
