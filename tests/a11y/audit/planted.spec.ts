/** Plants faults in pages: each fault is found, and none before it is planted. */
import {expect, test, type Browser, type Page} from '@playwright/test';
import {
  findingsOf,
  openVisit,
  PROBES,
  runAxe,
  runIbm,
  settingsOf,
  SITE_PROBES,
  validateHtml,
  visitOf,
  type Finding,
  type Visit,
} from '@trendsoft/web-audit/audit';
import {plantIn, type Plant, type PlantedFault} from '@trendsoft/web-audit/plant';
import config from './audit.config';
import {builtHtml} from './built';
import {CANARIES} from './canaries';
import {plantedFor} from './planted';
import {PAGES} from './targets';

const settings = settingsOf(config);

type Findings = Promise<readonly Finding[]> | readonly Finding[];
type Check = (plant: Plant | undefined, browser: Browser, origin: string) => Findings;

/** Declares the test of a planted fault. */
function testFault({name, visit, plant}: PlantedFault, rule: string, check: Check): void {
  test(`${visit.route}: ${name} (${rule})`, async ({browser, baseURL}) => {
    const find = async (planted?: Plant) =>
      (await check(planted, browser, baseURL!)).filter((finding) => finding.rule === rule);
    expect(await find(), 'before the fault is planted').toEqual([]);
    expect(await find(plant), 'after it is planted').not.toEqual([]);
  });
}

const onPage =
  (visit: Visit, check: (page: Page) => Promise<readonly Finding[]>): Check =>
  async (plant, browser, origin) => {
    const page = await openVisit({browser, origin, config}, visit, plant);
    const found = await check(page);
    await page.context().close();
    return found;
  };

const inHtml = (html: string, plant?: Plant) => (plant ? plantIn(html, plant) : html);

for (const probe of PROBES) {
  for (const fault of plantedFor(probe.id)) {
    const visit = visitOf(config, fault.visit);
    const check = async (page: Page) => findingsOf(probe, await probe.run(page, visit, settings));
    testFault(fault, probe.id, onPage(visit, check));
  }
}

for (const probe of SITE_PROBES) {
  for (const fault of plantedFor(probe.id)) {
    testFault(fault, probe.id, (plant) => {
      const pages = PAGES.filter(({moved}) => !moved).map(({route, html}): [string, string] => [
        route,
        route === fault.visit.route ? inHtml(html, plant) : html,
      ]);
      return findingsOf(probe, probe.run(new Map(pages), settings));
    });
  }
}

for (const {engine, rule, ...fault} of CANARIES) {
  const {visit} = fault;
  const run = {axe: runAxe, ibm: runIbm};
  testFault(
    fault,
    rule,
    engine === 'html-validate'
      ? async (plant) => (await validateHtml(inHtml(builtHtml(visit.route), plant))).findings
      : onPage(visit, async (page) => (await run[engine](page)).findings),
  );
}
