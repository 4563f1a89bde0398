/** What needs no page in a browser: the HTML as built, and what compares pages. */
import {test} from '@playwright/test';
import {checks, siteChecks} from './checks';
import {validateHtml} from './engines/html-validate';
import {savePart, type Said} from './parts';
import {pages, selection, stops} from './run';
import {chosen} from './selection';

const {out} = selection;
const routes = new Set(stops.filter(({state}) => !state).map(({route}) => route));

test('what the audit is made of', async ({browser}) => {
  savePart(out, {
    kind: 'about',
    browser: `Chromium ${browser.version()}`,
    checks: [...checks, ...siteChecks].map(({id, title, criteria}) => ({id, title, criteria})),
  });
});

if (chosen(selection.engines, 'html-validate') && routes.size > 0) {
  test('the HTML of every page', async () => {
    for (const {route, html} of pages.filter((page) => routes.has(page.route))) {
      const start = performance.now();
      const said: Said[] = [{engine: 'html-validate', ...(await validateHtml(html))}];
      savePart(out, {
        kind: 'look',
        route,
        said,
        milliseconds: Math.round(performance.now() - start),
      });
    }
  });
}

// They compare all pages, so a part of the pages is no good to them.
if (chosen(selection.engines, 'scripted') && routes.size > 0 && selection.pages.length === 0) {
  test('what compares pages', async () => {
    const start = performance.now();
    const html = new Map(pages.filter(({moved}) => !moved).map((page) => [page.route, page.html]));
    const said = siteChecks.map((check): Said => {
      const findings = check.run(html);
      const passed = findings.length === 0 ? [check.id] : [];
      return {engine: 'scripted', rules: [check.id], passed, findings};
    });
    savePart(out, {kind: 'look', said, milliseconds: Math.round(performance.now() - start)});
  });
}
