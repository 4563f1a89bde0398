import {asHtml} from '../../scripts/i18n/status/html';
import {summaryOf} from '../../scripts/i18n/status/summary';
import {STATES, type State} from '../../scripts/i18n/states';
import {axeViolations, expect, test} from '../setup/browser';

const words = (state: State) => ({
  ...{missing: 0, started: 0, stale: 0, done: 0, reviewed: 0},
  [state]: 120,
});

/** One file in each state, and a locale that is finished. */
const report = asHtml([
  summaryOf(
    'es',
    STATES.map((state) => ({
      file: {kind: 'page', name: `TrendSoft/${state}.mdx`, english: `pages/TrendSoft/${state}.mdx`},
      state,
      words: words(state),
      review: {translation: 'reviewed', reviewer: 'Ana <Pérez>', reviewed: '2026-03-31'},
    })),
  ),
  summaryOf('te', [
    {
      file: {kind: 'messages', name: 'code.json', english: 'i18n/en/code.json'},
      state: 'reviewed',
      words: words('reviewed'),
    },
  ]),
]);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the translators’ dashboard, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.setContent(report);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('the translators’ dashboard says everything in text, at 320 px too', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.setContent(report);
  await expect(page.getByRole('heading', {level: 2})).toHaveText(['Spanish', 'Telugu']);
  const row = page.getByRole('row', {name: 'TrendSoft/stale.mdx'});
  await expect(row).toContainText('stale');
  await expect(row).toContainText('Ana <Pérez>, 2026-03-31');
  await expect(page.getByText('npm run i18n -- diff es TrendSoft/stale.mdx')).toBeVisible();
  const {scroll, client} = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
});
