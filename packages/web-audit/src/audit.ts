/** Runs engines and probes on a page, on its HTML, and on all pages together. */
import type {Page} from 'playwright-core';
import {settingsOf, type AuditConfig} from './config';
import {runAxe} from './engines/axe';
import type {EngineResult} from './engines/engine';
import {validateHtml} from './engines/html-validate';
import {runIbm} from './engines/ibm';
import {findingsOf, type Finding, type Probe, type Visit} from './probe';
import {PROBES, SITE_PROBES} from './probes';
import {openVisit, type Place} from './visit';

/** What ran at a visit, or on the HTML of a page, or on all pages, and what it found. */
export interface AuditRecord extends Partial<Visit> {
  /** Name and version. */
  browser?: string;
  /** Rules that ran, by engine. */
  rules: Readonly<Record<string, EngineResult['rules']>>;
  /** Ids of the probes that ran. */
  probes: readonly string[];
  findings: readonly Finding[];
}

export type EngineName = 'axe' | 'ibm' | 'html-validate';

interface Parts {
  /** By default all. */
  engines?: readonly EngineName[];
  /** By default those that apply to the visit. */
  probes?: readonly Probe[];
  /** Reports the progress: called for each engine and probe. */
  step?: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
}

/** Returns the probes that run at a visit. */
export const probesAt = ({also = []}: AuditConfig, visit: Visit): Probe[] =>
  PROBES.filter(({id, optional, applies}) => (!optional || also.includes(id)) && applies(visit));

/** Runs axe, IBM's engine and the probes on a page. */
export async function auditVisit(
  place: Place,
  visit: Visit,
  {
    engines = ['axe', 'ibm'],
    probes = probesAt(place.config, visit),
    step = (_name, run) => run(),
  }: Parts = {},
): Promise<AuditRecord> {
  const {browser, config} = place;
  const page = await openVisit(place, visit);
  const results: Partial<Record<EngineName, EngineResult>> = {};
  if (engines.includes('axe')) results.axe = await step('axe', () => runAxe(page));
  if (engines.includes('ibm') && canAddToAxe(visit)) {
    results.ibm = await step('IBM', () => runIbm(page));
  }
  const found = Object.values(results).flatMap(({findings}) => findings);
  for (const probe of probes) {
    await step(probe.id, async () => {
      const own = probe.disturbs ? await openVisit(place, visit) : page;
      const faults = await probe.run(own, visit, settingsOf(config));
      found.push(...findingsOf(probe, faults, config.advice));
      if (own !== page) await own.context().close();
    });
  }
  const findings = await reported(page, found, visit, config);
  await page.context().close();
  const rules = Object.entries(results).map(([engine, own]) => [engine, own.rules]);
  return {
    ...visit,
    browser: `Chromium ${browser.version()}`,
    rules: Object.fromEntries(rules) as AuditRecord['rules'],
    probes: probes.map(({id}) => id),
    findings,
  };
}

/** IBM's rules differ between schemes only in colours, and forced colours are chosen by the visitor. */
const canAddToAxe = ({scheme}: Visit) => scheme === 'light' || scheme === 'dark';

/** Returns the findings for which the configuration has no exception. */
async function reported(
  page: Page,
  findings: readonly Finding[],
  {route}: Visit,
  config: AuditConfig,
): Promise<Finding[]> {
  const isExcepted = await Promise.all(
    findings.map(async ({rule, selector}) => {
      const elements = exceptionsTo(rule, route, config).map(({element}) => element ?? '*');
      if (elements.length === 0) return false;
      return page.evaluate(
        ([found, excepted]) => document.querySelector(found)?.matches(excepted) ?? false,
        [selector, elements.join(', ')] as const,
      );
    }),
  );
  return findings.filter((_, at) => !isExcepted[at]);
}

const exceptionsTo = (rule: string, route: string, {exceptions = []}: AuditConfig) =>
  exceptions.filter((one) => one.rule === rule && (one.page ?? route) === route);

/** Validates the HTML of a page. An exception with an element does not apply, since nothing is rendered. */
export async function auditHtml(
  route: string,
  html: string,
  config: AuditConfig,
): Promise<AuditRecord> {
  const {rules, findings} = await validateHtml(html);
  return {
    route,
    rules: {'html-validate': rules},
    probes: [],
    findings: findings.filter(({rule}) =>
      exceptionsTo(rule, route, config).every(({element}) => element !== undefined),
    ),
  };
}

/** Compares all pages. @param pages route → HTML */
export function auditAllPages(
  config: AuditConfig,
  pages: ReadonlyMap<string, string>,
): AuditRecord {
  const findings = SITE_PROBES.flatMap((probe) =>
    findingsOf(probe, probe.run(pages, settingsOf(config)), config.advice),
  );
  return {rules: {}, probes: SITE_PROBES.map(({id}) => id), findings};
}
