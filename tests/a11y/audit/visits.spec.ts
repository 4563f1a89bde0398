/** Opens each page and state once a width, and lets everything look at it in each scheme. */
import {test, type Browser, type Page} from '@playwright/test';
import {checks, transcriptOf} from './checks';
import type {Finding, Visit} from './check';
import {isAskedOf, measuredOn} from './decide/measured';
import {axeEngine} from './engines/axe';
import {ibmEngine} from './engines/ibm';
import {savePart, type Part, type Said} from './parts';
import {pages, selection, stops} from './run';
import {chosen} from './selection';
import {openVisit, setScheme} from './visit';
import {nameOf, SCHEMES} from './visits';

/** The slowest engine or check takes half a minute on the longest page of a quiet machine. One that hangs is named. */
const PATIENCE = {timeout: 120_000};

const {out} = selection;
const schemes = SCHEMES.filter((scheme) => chosen(selection.schemes, scheme));
const engines = [axeEngine, ibmEngine].filter(({name}) => chosen(selection.engines, name));
const scripted = chosen(selection.engines, 'scripted');
const moved = new Set(pages.filter((page) => page.moved).map(({route}) => route));

for (const stop of stops) {
  test(nameOf(stop), async ({browser, baseURL}) => {
    let page: Page | undefined;
    const parts: Part[] = [];
    for (const scheme of schemes) {
      const visit = {...stop, scheme};
      const start = performance.now();
      if (page) await setScheme(page, scheme);
      else page = await test.step('Opening', () => openVisit(browser, baseURL!, visit), PATIENCE);
      const said: Said[] = [];
      for (const {name, run: look, schemes: known} of engines) {
        const opened = page;
        if (known?.includes(scheme) ?? true) {
          said.push({engine: name, ...(await test.step(name, () => look(opened), PATIENCE))});
        }
      }
      if (scripted) said.push(await scriptedOn(page, visit, browser, baseURL!, said));
      if (scripted && isRead(visit)) {
        parts.push({kind: 'transcript', route: visit.route, text: await transcriptOf(page)});
      }
      const measured = await measuredOn(page, said);
      const milliseconds = Math.round(performance.now() - start);
      parts.push({kind: 'look', visit, said, measured, milliseconds});
    }
    await page?.context().close();
    // Only now: a visit that breaks is tried again, and would be counted twice.
    for (const part of parts) savePart(out, part);
  });
}

/** Once for each page: words do not change with width or colours. */
const isRead = ({state, width, scheme}: Visit) => !state && width === 1280 && scheme === 'light';

/**
 * Lets the scripted checks look that apply; one that disturbs gets a page of its own.
 *
 * @param asked what the engines have said of this visit
 */
async function scriptedOn(
  page: Page,
  visit: Visit,
  browser: Browser,
  origin: string,
  asked: readonly Said[],
): Promise<Said> {
  const said: Said = {engine: 'scripted', rules: [], passed: [], findings: []};
  // Where a page has moved from, there is one link and no script.
  const known = checks.filter(({withoutScript}) => withoutScript ?? !moved.has(visit.route));
  const applying = known.filter(
    ({id, applies, onDemand}) =>
      applies(visit) || (onDemand?.(visit) === true && isAskedOf(id, asked)),
  );
  for (const check of applying) {
    const look = async (): Promise<Finding[]> => {
      const own = check.disturbs ? await openVisit(browser, origin, visit) : page;
      const found = await check.run(own, visit);
      if (own !== page) await own.context().close();
      return found;
    };
    const findings = await test.step(check.id, look, PATIENCE);
    said.rules.push(check.id);
    if (findings.length === 0) said.passed.push(check.id);
    said.findings.push(...findings);
  }
  return said;
}
