/** Runs engines and probes on every page and state, at the project's width and in its scheme. */
import type {Browser} from '@playwright/test';
import {runAxe} from './engines/axe';
import {runIbm} from './engines/ibm';
import {report, test, type Record} from './fixtures';
import {TARGETS} from './targets';
import {findingsOf, type Probe, type Visit} from './probe';
import {PROBES} from './probes';
import {openVisit} from './visit';

for (const {route, state, widths, moved} of TARGETS) {
  const name = [route, state].filter(Boolean).join(', ');
  const tag = widths.map((width) => `@${width}`);
  test(name, {tag}, async ({browser, baseURL, width, scheme}) => {
    const visit: Visit = {route, ...(state && {state}), width, scheme};
    const probes = PROBES.filter(({applies}) => !moved && applies(visit));
    await report(test.info(), await audit(browser, baseURL!, visit, probes));
  });
}

async function audit(
  browser: Browser,
  origin: string,
  visit: Visit,
  probes: readonly Probe[],
): Promise<Record> {
  const page = await openVisit(browser, origin, visit);
  const axe = await test.step('axe', () => runAxe(page));
  // IBM's rules differ between schemes only in colours, and forced colours are chosen by the visitor.
  const ibm = /light|dark/.test(visit.scheme) && (await test.step('IBM', () => runIbm(page)));
  const findings = [...axe.findings, ...(ibm ? ibm.findings : [])];
  for (const probe of probes) {
    await test.step(probe.id, async () => {
      const own = probe.disturbs ? await openVisit(browser, origin, visit) : page;
      findings.push(...findingsOf(probe, await probe.run(own, visit)));
      if (own !== page) await own.context().close();
    });
  }
  await page.context().close();
  return {
    ...visit,
    browser: `Chromium ${browser.version()}`,
    rules: {axe: axe.rules, ...(ibm && {ibm: ibm.rules})},
    probes: probes.map(({id}) => id),
    findings,
  };
}
