import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {headersFile} from '../../headers';
import {isTranslated} from '../../locales';
import {pageFiles} from '../../mdx/files';
import {today} from '../openings/days';

/** RFC 9116 asks for less than a year. */
const GOOD_FOR = 360 * 86_400_000;

export interface HostSettings {
  /** Address of the forms service; empty when the site's own host has it. */
  formsHost: string;
  /** Routes of the page to write to, and of the policy for finders of weaknesses. */
  contact: string;
  policy: string;
}

/**
 * Writes what a host or a crawler looks for at the root of a host, below a base path too (docs/production.md):
 * robots.txt with the sitemaps; `.well-known/security.txt` (RFC 9116), good for almost a year from the build;
 * and `_headers`, from which static hosts take the headers that our server sends by itself.
 */
export default function hostFiles({formsHost, contact, policy}: HostSettings) {
  return (): Plugin => ({
    name: 'host-files',
    async postBuild({outDir, siteConfig: {url, baseUrl}, i18n}) {
      // One of each for all locales, which are in folders below that of the default one.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const basesOf = (locales: string[]) =>
        locales.map((locale) => i18n.localeConfigs[locale]?.baseUrl ?? baseUrl);
      // A locale without a finished page has no sitemap.
      const listed = i18n.locales.filter((locale) =>
        pageFiles().some((file) => isTranslated(locale, file, i18n.path)),
      );
      const addressOf = (route: string) => url + baseUrl + route.slice(1);
      const security = {
        Contact: addressOf(contact),
        Expires: new Date(Date.parse(today()) + GOOD_FOR).toISOString(),
        'Preferred-Languages': 'en',
        Canonical: addressOf('/.well-known/security.txt'),
        Policy: addressOf(policy),
      };
      const files = {
        'robots.txt': [
          ...['User-agent: *', 'Disallow:', ''],
          ...basesOf(listed).map((base) => `Sitemap: ${url}${base}sitemap.xml`),
          '',
        ].join('\n'),
        '.well-known/security.txt': Object.entries(security)
          .map(([name, value]) => `${name}: ${value}\n`)
          .join(''),
        _headers: headersFile(basesOf(i18n.locales), formsHost && new URL(formsHost).origin),
      };
      await mkdir(path.join(outDir, '.well-known'), {recursive: true});
      for (const [file, text] of Object.entries(files)) {
        await writeFile(path.join(outDir, file), text);
      }
    },
  });
}
