/** Reads the configuration of a site. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {createJiti} from 'jiti';
import type {AuditConfig} from '../config';
import {UsageError} from './usage-error';

/** Names of the configuration, the first that exists. */
const NAMES = ['audit.config.ts', 'audit.config.mts', 'audit.config.js', 'audit.config.mjs'];

/**
 * Returns the configuration, whose folder of static files is an absolute path.
 *
 * @param file by default the one in the working directory
 * @throws UsageError if there is none, or if it has no site
 */
export async function loadConfig(file?: string): Promise<AuditConfig> {
  const found = file ?? NAMES.find((name) => existsSync(name));
  if (!found) {
    throw new UsageError(
      `There is no ${NAMES[0]} here. Name what to audit: web-audit https://example.com, or web-audit build.`,
    );
  }
  const absolute = path.resolve(found);
  if (!existsSync(absolute)) throw new UsageError(`${found} does not exist.`);
  const config = await createJiti(__filename).import<Partial<AuditConfig>>(absolute, {
    default: true,
  });
  const {site} = config;
  if (!site) throw new UsageError(`${found} has no \`site\`, the address or folder to audit.`);
  return {...config, site: isAddress(site) ? site : path.resolve(path.dirname(absolute), site)};
}

/** Whether a site is an address, and not a folder. */
export const isAddress = (site: string) => /^https?:\/\//.test(site);
