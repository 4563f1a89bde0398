import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {headersFile} from '../../headers';

/**
 * Writes `_headers`, from which static hosts take the headers that our server sends by itself.
 * @param formsHost address of the forms service; empty when the site's own host has it
 */
export default function headersFilePlugin(formsHost: string) {
  return (): Plugin => ({
    name: 'headers-file',
    async postBuild({outDir, siteConfig, i18n}) {
      // One for all locales, which lie below the default one's folder.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const origin = formsHost === '' ? undefined : new URL(formsHost).origin;
      const baseUrls = i18n.locales.map(
        (locale) => i18n.localeConfigs[locale]?.baseUrl ?? siteConfig.baseUrl,
      );
      await writeFile(path.join(outDir, '_headers'), headersFile(baseUrls, origin));
    },
  });
}
