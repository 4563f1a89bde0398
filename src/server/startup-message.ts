/** The message of the start: where everything is, and what is not set up. */
import {COMPANY} from '../../sidebars';
import type {Service} from './service';
import type {Settings} from './settings';
import type {Store} from './store/store';

const NO_PROXY = 'none trusted: behind one, all visitors count as one client (set TRUST_PROXY)';

/** @param unsafe what production would refuse */
export function startupMessage(
  {address, site, store}: Pick<Service, 'address' | 'site'> & {store: Pick<Store, 'location'>},
  settings: Settings,
  unsafe: readonly string[],
): string {
  const {trustProxy, allowedOrigins, rateLimit, retentionDays, mail, sheet, clamd} = settings;
  const recipients = [...new Set(Object.values(mail?.to ?? {}))].join(', ');
  const siteLine = site
    ? `${site.root} (${site.pages} pages, ${site.aliases} aliases)`
    : 'none: the forms service runs alone (SITE_DIR=none)';
  return [
    `${COMPANY} website: ${address}${settings.basePath === '/' ? '' : settings.basePath}`,
    `  Site:     ${siteLine}`,
    `  Data:     ${store.location}, kept for ${retentionDays} days`,
    `  Posts:    from ${['this site', ...allowedOrigins].join(', ')}; ${rateLimit} a minute each`,
    `  E-mail:   ${mail ? `to ${recipients}` : notSetUp('e-mailed', 'SMTP_URL')}`,
    `  Sheet:    ${sheet ? `to the tab "${sheet.tab}"` : notSetUp('in a sheet', 'SHEET_ID')}`,
    `  Scanner:  ${clamd ? place(clamd) : 'none: files are not scanned for viruses (CLAMD is not set)'}`,
    `  Proxies:  ${trustProxy === false ? NO_PROXY : `trusted: ${String(trustProxy)}`}`,
    ...unsafe.map((sentence) => `  Unsafe:   ${sentence}`),
    '  Settings: environment variables; docs/settings.md lists them. Stop with Ctrl+C.',
  ].join('\n');
}

function place(address: NonNullable<Settings['clamd']>): string {
  return 'path' in address ? address.path : `${address.host}:${address.port}`;
}

function notSetUp(what: string, setting: string): string {
  return `nothing is ${what} (${setting} is not set); read it with: npm run forms -- list`;
}
