import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from '@rspack/core';
import {licencesText, packageFolder, readPackage} from './packages';

/** Where the licences of what is not code stand: typeface, icons, lettering. */
const OWN = ['src/css/fonts/OFL.txt', 'static/img/LICENSES.md'];

/**
 * Writes licences.txt: every package that the bundler has taken into the scripts of a browser, with
 * its licence. It is read from the build, so it can neither forget one nor name one too many.
 */
export default function licences({siteDir}: LoadContext): Plugin {
  const folders = new Set<string>();
  return {
    name: 'licences',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const collect = (compiler: Compiler) => {
        compiler.hooks.compilation.tap('licences', (compilation) => {
          compilation.hooks.finishModules.tap('licences', (modules) => {
            for (const module of modules) {
              const folder = packageFolder(module.nameForCondition() ?? '');
              if (folder) folders.add(folder);
            }
          });
        });
      };
      return {plugins: [collect]};
    },
    async postBuild({outDir, i18n}) {
      // One for all locales, which lie below the default one's folder.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const own = await Promise.all(OWN.map((file) => readFile(path.join(siteDir, file), 'utf8')));
      const packages = [...folders].map(readPackage);
      await writeFile(path.join(outDir, 'licences.txt'), licencesText(packages, own));
    },
  };
}
