/** Validates the built HTML of each page, and compares all pages. */
import {auditAllPages, auditHtml} from '@trendsoft/web-audit/audit';
import config from './audit.config';
import {report, test} from './fixtures';
import {PAGES} from './targets';

for (const {route, html} of PAGES) {
  test(`the HTML of ${route} is valid`, async () => {
    await report(test.info(), await auditHtml(route, html, config));
  });
}

test('all pages are consistent', async () => {
  const pages = new Map(PAGES.filter(({moved}) => !moved).map(({route, html}) => [route, html]));
  await report(test.info(), auditAllPages(config, pages));
});
