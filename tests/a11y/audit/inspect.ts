/** Asks one rule or check about one visit, with or without a defect. */
import type {Browser} from '@playwright/test';
import {builtHtml, builtPages} from './built';
import type {Defect, Finding, Visit} from './check';
import {checks, siteChecks} from './checks';
import {axeEngine} from './engines/axe';
import {validateHtml} from './engines/html-validate';
import {ibmEngine} from './engines/ibm';
import {openVisit} from './visit';

/**
 * @param caughtBy a check's id, or an engine and its rule, as in Defect
 * @returns its violations
 * @throws Error when there is no such check or rule, or the plant changes nothing
 */
export async function inspect(
  browser: Browser,
  origin: string,
  caughtBy: string,
  visit: Visit,
  plant?: Defect['plant'],
): Promise<Finding[]> {
  const findings = await look(browser, origin, caughtBy, visit, plant);
  const rule = caughtBy.replace(/^[^:]+:/, '');
  const isEngines = rule !== caughtBy;
  return findings.filter(
    (finding) => finding.outcome === 'violation' && (!isEngines || finding.rule === rule),
  );
}

async function look(
  browser: Browser,
  origin: string,
  caughtBy: string,
  visit: Visit,
  plant?: Defect['plant'],
): Promise<Finding[]> {
  const [engine, rule = ''] = caughtBy.split(':');
  if (engine === 'html-validate') {
    const result = await validateHtml(plantedIn(builtHtml(visit.route), plant));
    return known(result, rule, caughtBy);
  }
  const siteCheck = siteChecks.find(({id}) => id === caughtBy);
  if (siteCheck) {
    const pages = builtPages().filter(({moved}) => !moved);
    const here = (route: string) => (route === visit.route ? plant : undefined);
    return siteCheck.run(
      new Map(pages.map(({route, html}) => [route, plantedIn(html, here(route))])),
    );
  }
  const page = await openVisit(browser, origin, visit, plant);
  try {
    const pageEngine = [axeEngine, ibmEngine].find(({name}) => name === engine);
    if (pageEngine) return known(await pageEngine.run(page), rule, caughtBy);
    const check = checks.find(({id}) => id === caughtBy);
    if (!check) throw new Error(`No check and no engine is called "${caughtBy}".`);
    return await check.run(page, visit);
  } finally {
    await page.context().close();
  }
}

/** What was found, once it is certain that the rule is one of those that look. */
function known(result: {rules: string[]; findings: Finding[]}, rule: string, caughtBy: string) {
  if (result.rules.includes(rule)) return result.findings;
  throw new Error(`The audit runs no rule "${caughtBy}".`);
}

/** @throws Error when nothing changes, or the defect is none of the HTML */
function plantedIn(html: string, plant?: Defect['plant']): string {
  if (!plant) return html;
  if (!('html' in plant)) throw new Error('A defect in built HTML is planted with `html`.');
  const planted = plant.html(html);
  if (planted === html) throw new Error('The defect changes nothing.');
  return planted;
}
