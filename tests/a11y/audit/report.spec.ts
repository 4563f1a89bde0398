/** The audit's own report has to pass what it reports on. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {axeEngine} from './engines/axe';
import {validateHtml} from './engines/html-validate';
import {ibmEngine} from './engines/ibm';
import {selection} from './run';
import {chosen} from './selection';
import {setScheme} from './visit';
import {SCHEMES, WIDTHS} from './visits';

const html = readFileSync(path.join(selection.out, 'index.html'), 'utf8');

test('the HTML of the report', async () => {
  const {findings} = await validateHtml(html);
  expect(findings).toEqual([]);
});

for (const width of WIDTHS.filter((one) => chosen(selection.widths, one))) {
  test(`the report, ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.setContent(html);
    for (const scheme of SCHEMES.filter((one) => chosen(selection.schemes, one))) {
      await setScheme(page, scheme);
      const results = [await axeEngine.run(page), await ibmEngine.run(page)];
      const violations = results
        .flatMap(({findings}) => findings)
        .filter(({outcome}) => outcome === 'violation');
      expect(violations, scheme).toEqual([]);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, 'the report scrolls sideways').toBeLessThanOrEqual(width);
  });
}
