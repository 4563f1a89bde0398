import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {headersFile} from '@trendsoft/forms-service/headers';
import {HEADERS} from '../../headers';
import {isTranslated} from '../../locales';
import {pageFiles} from '../../mdx/files';
import {today} from '../openings/days';

/** How long security.txt is valid after the build, in ms: less than a year, as RFC 9116 recommends. */
const VALIDITY_MS = 360 * 86_400_000;

export interface HostSettings {
  /** URL of the forms service; empty if it is on the site's own host. */
  formsHost: string;
  /** Route of the contact page. */
  contact: string;
  /** Route of the vulnerability disclosure policy. */
  policy: string;
}

/**
 * Writes the files that hosts and crawlers read at the root (for a base path see docs/production.md):
 * robots.txt with the sitemaps; `.well-known/security.txt` (RFC 9116), which expires almost a year after the build;
 * and `_headers`, with which static hosts send the same headers as our server.
 */
export default function hostFiles({formsHost, contact, policy}: HostSettings) {
  return (): Plugin => ({
    name: 'host-files',
    async postBuild({outDir, siteConfig: {url, baseUrl}, i18n}) {
      // Once for all locales: the others are in folders below the default locale's.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const basesOf = (locales: string[]) =>
        locales.map((locale) => i18n.localeConfigs[locale]?.baseUrl ?? baseUrl);
      // A locale without finished pages has no sitemap.
      const listed = i18n.locales.filter((locale) =>
        pageFiles().some((file) => isTranslated(locale, file, i18n.path)),
      );
      const addressOf = (route: string) => url + baseUrl + route.slice(1);
      const security = {
        Contact: addressOf(contact),
        Expires: new Date(Date.parse(today()) + VALIDITY_MS).toISOString(),
        'Preferred-Languages': 'en',
        Canonical: addressOf('/.well-known/security.txt'),
        Policy: addressOf(policy),
      };
      const files = {
        'robots.txt': [
          'User-agent: *',
          'Disallow:',
          '',
          ...basesOf(listed).map((base) => `Sitemap: ${url}${base}sitemap.xml`),
          '',
        ].join('\n'),
        '.well-known/security.txt': Object.entries(security)
          .map(([name, value]) => `${name}: ${value}\n`)
          .join(''),
        _headers: headersFile(
          HEADERS,
          basesOf(i18n.locales),
          formsHost ? new URL(formsHost).origin : undefined,
        ),
      };
      await mkdir(path.join(outDir, '.well-known'), {recursive: true});
      for (const [file, text] of Object.entries(files)) {
        await writeFile(path.join(outDir, file), text);
      }
    },
  });
}
