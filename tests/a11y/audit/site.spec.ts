/** Validates the built HTML of each page, and compares all pages. */
import {validateHtml} from './engines/html-validate';
import {report, test} from './fixtures';
import {PAGES} from './targets';
import {findingsOf} from './probe';
import {SITE_PROBES} from './probes';

for (const {route, html} of PAGES) {
  test(`the HTML of ${route} is valid`, async () => {
    const {rules, findings} = await validateHtml(html);
    await report(test.info(), {route, rules: {'html-validate': rules}, probes: [], findings});
  });
}

test('all pages are consistent', async () => {
  const pages = new Map(PAGES.filter(({moved}) => !moved).map(({route, html}) => [route, html]));
  const findings = SITE_PROBES.flatMap((probe) => findingsOf(probe, probe.run(pages)));
  await report(test.info(), {rules: {}, probes: SITE_PROBES.map(({id}) => id), findings});
});
