/** Audits a site: every page and state, at each width and in each scheme. */
import {
  auditAllPages,
  auditHtml,
  auditVisit,
  probesAt,
  type AuditRecord,
  type EngineName,
} from '../audit';
import {SCHEMES, visitOf, widthsIn, WIDTHS, type AuditConfig} from '../config';
import {CRITERIA} from '../criteria';
import type {Visit} from '../probe';
import {PROBES, SITE_PROBES} from '../probes';
import {summarise} from '../summary';
import {installedVersions} from './versions';
import {startBrowser} from './browser';
import {findingGroups, type FindingGroup} from './groups';
import {openSite, type Site} from './site';
import {UsageError} from './usage-error';

export interface RunOptions {
  /** Path of the only page to audit. */
  page?: string;
  /** Id of the only probe to run, or name of the only engine. */
  probe?: string;
  /** Path of a Chromium. */
  browser?: string;
  /** Called before each visit. */
  progress?: (what: string) => void;
}

export type AuditResult = ReturnType<typeof summarise> & {
  /** Start; ISO 8601 in UTC. */
  date: string;
  /** Address or folder. */
  site: string;
  /** Package → version, of Node and the engines. */
  versions: Readonly<Record<string, string>>;
  pages: readonly string[];
  /** An element that fails a rule is listed once for a page and state, with the widths and schemes in which it fails. */
  findings: readonly FindingGroup[];
};

const ENGINES: readonly EngineName[] = ['axe', 'ibm', 'html-validate'];

/** @throws UsageError if the site, page, probe or browser does not exist */
export async function runAudit(
  config: AuditConfig,
  options: RunOptions = {},
): Promise<AuditResult> {
  const date = new Date();
  requireProbe(options.probe);
  const site = await openSite(config);
  try {
    const pages = chosenPages(site, options.page);
    const home = {...config, home: config.home ?? pages[0] ?? '/'};
    const records = [
      ...(await auditInBrowser(home, site, pages, options)),
      ...(await auditFiles(home, site, pages, options)),
    ];
    return {
      date: date.toISOString(),
      site: config.site,
      versions: installedVersions(),
      pages,
      ...summarise(records, CRITERIA),
      findings: findingGroups(records),
    };
  } finally {
    await site.close();
  }
}

function requireProbe(name?: string): void {
  const known = [...ENGINES, ...[...PROBES, ...SITE_PROBES].map(({id}) => id)];
  if (!name || known.includes(name)) return;
  throw new UsageError(`There is no probe "${name}". There are: ${known.join(', ')}.`);
}

function chosenPages({pages}: Site, page?: string): readonly string[] {
  if (!page) return pages;
  if (pages.includes(page)) return [page];
  throw new UsageError(`There is no page "${page}". There are: ${pages.slice(0, 20).join(', ')}.`);
}

/** Returns every visit of some pages. */
export function visitsOf(config: AuditConfig, pages: readonly string[]): Visit[] {
  const {states = [], widths = WIDTHS, schemes = SCHEMES} = config;
  const targets = pages.flatMap((route) => [
    {route},
    ...states
      .filter((state) => state.route === route)
      .map(({name, exists}) => ({route, state: name, exists})),
  ]);
  return targets.flatMap(
    ({exists, ...target}: {route: string; state?: string; exists?: (width: number) => boolean}) =>
      widths
        .filter((width) => exists?.(width) ?? true)
        .flatMap((width) =>
          schemes
            .filter((scheme) => widthsIn(scheme, widths).includes(width))
            .map((scheme) => visitOf(config, {...target, width, scheme})),
        ),
  );
}

async function auditInBrowser(
  config: AuditConfig,
  {origin}: Site,
  pages: readonly string[],
  {probe, browser: program, progress}: RunOptions,
): Promise<AuditRecord[]> {
  const isChosen = (name: string) => !probe || probe === name;
  const engines = ENGINES.filter(isChosen);
  const also = [...(config.also ?? []), ...(probe ? [probe] : [])];
  const browser = await startBrowser(program);
  const records: AuditRecord[] = [];
  try {
    for (const visit of visitsOf(config, pages)) {
      const probes = probesAt({...config, also}, visit).filter(({id}) => isChosen(id));
      if (engines.length === 0 && probes.length === 0) continue;
      progress?.([visit.route, visit.state, visit.width, visit.scheme].filter(Boolean).join(' '));
      records.push(await auditVisit({browser, origin, config}, visit, {probes, engines}));
    }
  } finally {
    await browser.close();
  }
  return records;
}

async function auditFiles(
  config: AuditConfig,
  {html}: Site,
  pages: readonly string[],
  {page, probe, progress}: RunOptions,
): Promise<AuditRecord[]> {
  const files = new Map<string, string>();
  for (const one of pages) files.set(one, await html(one));
  const records: AuditRecord[] = [];
  if (!probe || probe === 'html-validate') {
    progress?.('HTML');
    for (const [route, text] of files) records.push(await auditHtml(route, text, config));
  }
  // One page cannot be compared.
  if (page || pages.length < 2) return records;
  const all = auditAllPages(config, files);
  const isChosen = (name: string) => !probe || probe === name;
  if (all.probes.some(isChosen)) {
    const findings = all.findings.filter(({rule}) => isChosen(rule));
    records.push({...all, probes: all.probes.filter(isChosen), findings});
  }
  return records;
}
