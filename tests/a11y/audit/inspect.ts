/** Asks one rule or check about one visit, with or without a defect. */
import type {Browser} from '@playwright/test';
import {builtHtml, builtPages} from './built';
import type {Finding, Visit} from './check';
import {checks, siteChecks} from './checks';
import {axeEngine} from './engines/axe';
import {validateHtml} from './engines/html-validate';
import {ibmEngine} from './engines/ibm';
import {plantIn, type Plant} from './plants';
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
  plant?: Plant,
): Promise<Finding[]> {
  const [engine = '', rule] = caughtBy.split(':');
  const {findings, rules} = await (plant
    ? look(browser, origin, engine, visit, plant)
    : lookAtGood(browser, origin, engine, visit));
  if (rule && !rules?.includes(rule)) throw new Error(`The audit runs no rule "${caughtBy}".`);
  return findings.filter(
    (finding) => finding.outcome === 'violation' && (!rule || finding.rule === rule),
  );
}

interface Looked {
  findings: Finding[];
  /** Those of an engine that looked. */
  rules?: string[];
}

const good = new Map<string, Promise<Looked>>();

/** Many defects are planted in the same good page, which stays as good as it was. */
function lookAtGood(browser: Browser, origin: string, lookedBy: string, visit: Visit) {
  const key = JSON.stringify([lookedBy, visit]);
  const looked = good.get(key) ?? look(browser, origin, lookedBy, visit);
  good.set(key, looked);
  return looked;
}

/** @param lookedBy an engine's name or a check's id */
async function look(
  browser: Browser,
  origin: string,
  lookedBy: string,
  visit: Visit,
  plant?: Plant,
): Promise<Looked> {
  const planted = (html: string) => (plant ? plantIn(html, plant) : html);
  if (lookedBy === 'html-validate') return validateHtml(planted(builtHtml(visit.route)));
  const siteCheck = siteChecks.find(({id}) => id === lookedBy);
  if (siteCheck) {
    const pages = builtPages().filter(({moved}) => !moved);
    const html = pages.map((page) => {
      return [page.route, page.route === visit.route ? planted(page.html) : page.html] as const;
    });
    return {findings: siteCheck.run(new Map(html))};
  }
  const page = await openVisit(browser, origin, visit, plant);
  try {
    const engine = [axeEngine, ibmEngine].find(({name}) => name === lookedBy);
    if (engine) return await engine.run(page);
    const check = checks.find(({id}) => id === lookedBy);
    if (!check) throw new Error(`No check and no engine is called "${lookedBy}".`);
    return {findings: await check.run(page, visit)};
  } finally {
    await page.context().close();
  }
}
