import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {today} from '../openings/days';

/** RFC 9116 asks for less than a year. */
const GOOD_FOR = 360 * 86_400_000;

export interface SecurityTxt {
  /** Route where finders can reach us. */
  contact: string;
  /** Route, with anchor, of the disclosure policy. */
  policy: string;
}

/**
 * Writes `.well-known/security.txt` (RFC 9116), by which finders of a weakness find us. It is made by
 * the build because it names addresses of the site, and is good for almost a year from then: who still
 * builds the site still reads what is sent.
 *
 * Like robots.txt it is looked for at the host's root only.
 */
export default function securityTxt({contact, policy}: SecurityTxt) {
  return (): Plugin => ({
    name: 'security-txt',
    async postBuild({outDir, siteConfig, i18n}) {
      // One for all locales, which lie below the default one's folder.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const addressOf = (route: string) => siteConfig.url + siteConfig.baseUrl + route.slice(1);
      const fields = {
        Contact: addressOf(contact),
        Expires: new Date(Date.parse(today()) + GOOD_FOR).toISOString(),
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
