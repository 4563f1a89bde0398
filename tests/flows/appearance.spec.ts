/** What only a laid-out page shows: rows of forms, logos, the drawer's marker. */
import {expect, open, test} from '../setup/browser';

test('each box of the quote form stands right below its label', async ({page}) => {
  await open(page, '/document-check');
  const distances = await page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLLabelElement>('main form label')].filter(
      (label) => label.checkVisibility() && !label.control?.matches('[type=checkbox]'),
    );
    return shown.map(({parentElement, control, textContent}) => {
      const parts = [...(parentElement?.children ?? [])].filter((part) => part.checkVisibility());
      const boxes = parts.map((part) => part.getBoundingClientRect());
      const gaps = boxes.slice(1).map(({top}, index) => top - (boxes[index]?.bottom ?? 0));
      return {label: `${textContent} ${control?.id}`, gap: Math.max(...gaps)};
    });
  });
  expect(distances.length).toBeGreaterThan(5);
  expect(distances.filter(({gap}) => gap > 8)).toEqual([]);
});

for (const width of [640, 768, 1152]) {
  test(`no logo stands alone in a row at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/TrendSoft/WhoWeServe');
    const logos = page.locator('main li:has(> span > img[src*="/clients/"])');
    const tops = await logos.evaluateAll((all) =>
      all.map((logo) => logo.getBoundingClientRect().top),
    );
    expect(tops.length).toBeGreaterThan(10);
    expect(tops.at(-1)).toBe(tops.at(-2));
  });
}

for (const width of [320, 768]) {
  test(`the marker of the current page keeps off the drawer's edge at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await open(page, '/TrendSoft/Career');
    await page.locator('header button[popovertarget]:visible').click();
    const current = page.locator('[popover] nav a[aria-current=page]:visible');
    const distance = await current.evaluate((link) => {
      const marker = parseFloat(getComputedStyle(link, '::before').left);
      const drawer = link.closest('[popover]')!.getBoundingClientRect();
      return link.getBoundingClientRect().left + marker - drawer.left;
    });
    expect(distance).toBeGreaterThanOrEqual(4);
  });
}
