import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export interface SecurityTxt {
  /** Day on which the file goes stale, YYYY-MM-DD: at most a year ahead. */
  expires: string;
  /** Route where finders can reach us. */
  contact: string;
  /** Route, with anchor, of the disclosure policy. */
  policy: string;
}

/**
 * Writes `.well-known/security.txt` (RFC 9116), by which finders of a weakness find us. It is made by
 * the build because it names addresses of the site. Its expiry is a promise that somebody still reads
 * what is sent: tests/site fails a month before, and then a person decides anew.
 *
 * Like robots.txt it is looked for at the host's root only.
 */
export default function securityTxt({expires, contact, policy}: SecurityTxt) {
  return (): Plugin => ({
    name: 'security-txt',
    async postBuild({outDir, siteConfig, i18n}) {
      // One for all locales, which lie below the default one's folder.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const addressOf = (route: string) => siteConfig.url + siteConfig.baseUrl + route.slice(1);
      const fields = {
        Contact: addressOf(contact),
        Expires: `${expires}T00:00:00Z`,
        'Preferred-Languages': 'en',
        Canonical: addressOf('/.well-known/security.txt'),
        Policy: addressOf(policy),
      };
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
      await mkdir(path.join(outDir, '.well-known'), {recursive: true});
      await writeFile(path.join(outDir, '.well-known/security.txt'), lines.join(''));
    },
  });
}
