import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isTranslated, pageFiles} from '../../locales';

/**
 * Writes robots.txt: everything may be crawled, and where each locale's sitemap is; a locale without
 * a finished page has none. Crawlers look for robots.txt at the host's root only, so below a base
 * path it has to be copied there (docs/production.md).
 */
export default function robots({i18n}: Pick<LoadContext, 'i18n'>): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir, siteConfig}) {
      // One for all locales, which lie below the default one's folder.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const listed = i18n.locales.filter((locale) =>
        pageFiles().some((file) => isTranslated(locale, file, i18n.path)),
      );
      const sitemaps = listed.map((locale) => {
        const baseUrl = i18n.localeConfigs[locale]?.baseUrl ?? siteConfig.baseUrl;
        return `Sitemap: ${siteConfig.url}${baseUrl}sitemap.xml`;
      });
      const lines = ['User-agent: *', 'Disallow:', '', ...sitemaps];
      await writeFile(path.join(outDir, 'robots.txt'), `${lines.join('\n')}\n`);
    },
  };
}
