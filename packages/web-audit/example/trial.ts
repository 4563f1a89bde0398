/** Audits the example site before and after its faults are planted. */
import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {AuditConfig} from '../src/config';
import type {FindingGroup} from '../src/run/groups';
import {runAudit} from '../src/run/run-audit';
import {FAULTS, type ExampleFault} from './faults';

/** The schemes of the example are alike. */
const WIDTHS_AND_SCHEMES: Partial<AuditConfig> = {widths: [1280, 320], schemes: ['light']};

export interface Trial {
  /** Findings on the good site. */
  before: readonly FindingGroup[];
  /** Each planted fault, with its findings. */
  faults: readonly {name: string; findings: readonly FindingGroup[]}[];
}

/**
 * @param folder empty; the faulty site is written there
 * @param browser path of a Chromium
 */
export async function tryExample(folder: string, browser?: string): Promise<Trial> {
  const good = path.join(__dirname, 'site');
  plantExample(good, folder);
  const auditOf = async (site: string) =>
    (await runAudit({...WIDTHS_AND_SCHEMES, site}, {browser})).findings;
  const before = await auditOf(good);
  const after = await auditOf(folder);
  return {
    before,
    faults: FAULTS.map((fault) => ({
      name: fault.name,
      findings: after.filter((finding) => names(finding, fault)),
    })),
  };
}

/** Writes the site with all faults. @throws Error if a fault changes nothing */
function plantExample(site: string, folder: string): void {
  cpSync(site, folder, {recursive: true});
  for (const {name, file, before, after} of FAULTS) {
    const target = path.join(folder, file);
    const text = readFileSync(target, 'utf8');
    if (!text.includes(before)) throw new Error(`${file} has no place for: ${name}.`);
    writeFileSync(target, text.replace(before, after));
  }
}

/** Whether a finding is about a fault. Those of the style sheet are on every page. */
function names({page, rule, message, selector, html}: FindingGroup, fault: ExampleFault): boolean {
  const isOnPage = fault.file === 'style.css' || page === pageOf(fault.file);
  const text = [message, selector, html].join(' ');
  return isOnPage && fault.rules.includes(rule) && text.includes(fault.mark ?? '');
}

const pageOf = (file: string) => `/${file.replace(/(index)?\.html$/, '')}`;
