import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openAcr} from '@trendsoft/web-audit/report';
import {NOT_APPLICABLE} from '../../audit/not-applicable';
import {OPENACR_FILE} from '../../audit/openacr-file';
import {AUDIT_FILE, LISTEN_FILE, readAudit} from '../../audit/published';

export {default as auditBlocks} from './blocks';

export interface ReportSettings {
  /** E-mail address in the report, which the format requires. */
  email: string;
  /** Route of the contact page. */
  contact: string;
  /** Route of the human-readable report. */
  report: string;
}

/**
 * Writes the machine-readable accessibility conformance report (OpenACR) from docs/audit.json. The human-readable
 * pages use the same file: see `auditBlocks`.
 */
export default function accessibilityReport({email, contact, report}: ReportSettings) {
  return ({siteDir}: LoadContext): Plugin => ({
    name: 'accessibility-report',
    getPathsToWatch: () => [AUDIT_FILE, LISTEN_FILE].map((file) => path.join(siteDir, file)),
    async postBuild({outDir, siteConfig}) {
      const website = siteConfig.url + siteConfig.baseUrl;
      const addressOf = (route: string) => website + route.slice(1);
      const audit = readAudit(siteDir);
      const product = {
        company: siteConfig.title,
        email,
        website,
        name: `${siteConfig.title} website`,
        version: audit.commit.slice(0, 12),
        description:
          'Public website about digital accessibility, software testing and cyber security.',
        feedback: addressOf(contact),
        report: addressOf(report),
      };
      const file = openAcr(audit, product, NOT_APPLICABLE);
      await writeFile(path.join(outDir, OPENACR_FILE), `${JSON.stringify(file, null, 2)}\n`);
    },
  });
}
