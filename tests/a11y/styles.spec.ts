/** The comparison of styles detects faults. axe.spec.ts compares the same page without a fault. */
import {expect, open, test} from '../setup/browser';
import {StyleRecord} from '../visual/styles';

const ROUTE = '/TrendSoft/oursolutions/CyberSecurity/ApiKey';

const FAULTS: Record<string, string> = {
  'missing pictures': 'main svg:has(use[href$="-art"]) { visibility: hidden }',
  'a broken grid': 'main#main :is(div, ul, ol) { display: block }',
  'a larger font size': 'html { font-size: 115% }',
};

for (const [fault, css] of Object.entries(FAULTS)) {
  test(`the comparison detects ${fault}`, async ({page}) => {
    await open(page, ROUTE);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, css);
    const record = new StyleRecord(page, 'main');
    await record.addAll();
    const {actual, expected} = record.compare(`page ${ROUTE}`);
    expect(actual).not.toEqual(expected);
  });
}
