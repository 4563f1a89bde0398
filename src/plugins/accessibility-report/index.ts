import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {OPENACR_FILE, openAcr} from '../../audit/openacr';
import {AUDIT_FILE, LISTEN_FILE, readAudit} from '../../audit/published';

export {default as auditBlocks} from './blocks';

export interface ReportSettings {
  /** Address that the report gives beside the contact page; the format asks for one. */
  email: string;
  /** Routes of the page to write to, and of the report that people read. */
  contact: string;
  report: string;
}

/**
 * Writes the accessibility conformance report for programs (OpenACR) from docs/audit.json. The pages for people
 * take their figures from the same file: see `auditBlocks`.
 */
export default function accessibilityReport({email, contact, report}: ReportSettings) {
  return ({siteDir}: LoadContext): Plugin => ({
    name: 'accessibility-report',
    getPathsToWatch: () => [AUDIT_FILE, LISTEN_FILE].map((file) => path.join(siteDir, file)),
    async postBuild({outDir, siteConfig}) {
      const website = siteConfig.url + siteConfig.baseUrl;
      const addressOf = (route: string) => website + route.slice(1);
      const audit = readAudit(siteDir);
      const file = openAcr(audit, {
        company: siteConfig.title,
        email,
        website,
        feedback: addressOf(contact),
        report: addressOf(report),
      });
      await writeFile(path.join(outDir, OPENACR_FILE), `${JSON.stringify(file, null, 2)}\n`);
    },
  });
}
