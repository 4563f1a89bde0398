import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Writes robots.txt: everything may be crawled, and where each locale's sitemap is. Crawlers look for
 * it at the host's root only, so below a base path it has to be copied there (docs/production.md).
 */
export default function robots(): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir, siteConfig, i18n}) {
      // One for all locales, which lie below the default one's folder.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const sitemaps = i18n.locales.map((locale) => {
        const baseUrl = i18n.localeConfigs[locale]?.baseUrl ?? siteConfig.baseUrl;
        return `Sitemap: ${siteConfig.url}${baseUrl}sitemap.xml`;
      });
      const lines = ['User-agent: *', 'Disallow:', '', ...sitemaps];
      await writeFile(path.join(outDir, 'robots.txt'), `${lines.join('\n')}\n`);
    },
  };
}
