import {expect, open, test} from '../setup/browser';
import {routesOfKind} from '../setup/routes';
import {word} from '../setup/words';

const [ROUTE = '/'] = routesOfKind('service');

test('a page is dark before its body is there, so that nothing flashes', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('scheme', 'dark');
    new MutationObserver((_, observer) => {
      if (!document.querySelector('body')) return;
      observer.disconnect();
      Object.assign(window, {atFirst: document.documentElement.dataset['theme']});
    }).observe(document, {childList: true, subtree: true});
  });
  await open(page, ROUTE);
  expect(await page.evaluate(() => (window as unknown as {atFirst: unknown}).atFirst)).toBe('dark');
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});
  test('there is no choice to make, since nothing would answer', async ({page}) => {
    await page.goto(ROUTE);
    await expect(page.getByText(word('ColourScheme.legend'))).toBeHidden();
  });
});

test('on paper every link has its whole address', async ({page}) => {
  await open(page, ROUTE);
  await page.emulateMedia({media: 'print'});
  const contact = page.locator('main a[href="/TrendSoft/ContactUs"]').last();
  const printed = await contact.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed.replaceAll('" "', '')).toBe(
    '" (https://www.trendsoft.example/TrendSoft/ContactUs)"',
  );
});

for (const width of [1024, 1280]) {
  test(`with text at 200 % at ${width} px nothing in the header is cut off`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, ROUTE);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(page.getByRole('button', {name: word('Drawer.label')})).toBeVisible();
    const {scroll, client} = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
  });
}

test('where the choices of colours need two rows, none sticks out of the outline around them', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(page, '/');
  const outline = page.getByRole('group', {name: word('ColourScheme.legend')});
  await outline.evaluate((element) => {
    // As WCAG 1.4.12 lets readers set it.
    element.style.letterSpacing = '0.12em';
    element.style.wordSpacing = '0.16em';
  });
  const {height, corner, row} = await outline.evaluate((element) => {
    const tall = (one: Element) => one.getBoundingClientRect().height;
    const round = parseFloat(getComputedStyle(element).borderRadius);
    return {
      height: tall(element),
      corner: Math.min(round, tall(element) / 2),
      row: Math.max(...[...element.querySelectorAll('label')].map(tall)),
    };
  });
  expect(height).toBeGreaterThan(2 * row);
  // Round as the choices are, and by the space between more.
  expect(corner).toBeLessThan(row / 2 + 8);
});
