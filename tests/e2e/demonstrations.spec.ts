/** The demonstrations on service pages, in Chromium: their scripts, their faults on purpose, keyboard, touch, no script. */
import type {Locator, Page} from '@playwright/test';
import {axeViolations, expect, open, test} from '../setup/browser';
import {contrast, type Rgb} from '@trendsoft/web-audit/page';
import {
  DEMONSTRATIONS,
  FAULTY,
  FRAME,
  REPAIRS,
  repairCheckout,
  START_BUTTON,
  startDemonstration,
} from '../setup/demonstrations';
import {t} from '../setup/messages';

const {checkout, invoice, queue} = DEMONSTRATIONS;

/** Presses Tab until a press leaves the element. Returns the elements that had the focus in it. */
async function tabThrough(page: Page, element: Locator): Promise<string[]> {
  const visited: string[] = [];
  const focused = () =>
    element.evaluate((root) => {
      const {activeElement} = document;
      return root.contains(activeElement) ? activeElement!.tagName : undefined;
    });
  for (let tag = await focused(); tag; tag = await focused()) {
    visited.push(tag);
    await page.keyboard.press('Tab');
  }
  return visited;
}

/** Returns the colour of an element's text. */
const colourOf = (element: Locator): Promise<Rgb> =>
  element.evaluate((one) => {
    const channels = getComputedStyle(one).color.match(/\d+/g) ?? [];
    return channels.slice(0, 3).map(Number) as unknown as [number, number, number];
  });

for (const {name, route, anchor, script} of Object.values(DEMONSTRATIONS)) {
  test(`${name} is loaded when it is started, and a finding of the page links to it`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await open(page, route);
    await page.locator(`main dd a[href="#${anchor}"]`).click();
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
    await expect(page.locator(START_BUTTON)).toBeVisible();
    expect(scripts.filter((url) => url.includes('late-demonstration'))).toEqual([]);
    await startDemonstration(page);
    expect(scripts.filter((url) => url.includes(script))).toHaveLength(1);
    expect(scripts.filter((url) => url.includes('late-demonstration'))).toHaveLength(1);
  });

  test(`${name} can be left by keyboard from every element, and never traps the focus`, async ({
    page,
  }) => {
    await open(page, route);
    await page.locator(START_BUTTON).focus();
    await page.keyboard.press('Enter');
    await page.locator(`${FRAME} h3:focus`).waitFor();
    const visited = await tabThrough(page, page.locator(FRAME));
    expect(visited.length).toBeGreaterThan(4);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(page.locator(START_BUTTON)).toBeFocused();
    await expect(page.locator(FRAME)).toHaveCount(0);
  });

  test(`${name} is a described pair of pictures without JavaScript`, async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL!});
    const page = await context.newPage();
    await page.goto(route);
    const captions = page.locator(`h2#${anchor} ~ div figure figcaption`);
    await expect(captions).toHaveText([/\w/, /\w/]);
    for (const caption of await captions.all()) await expect(caption).toBeVisible();
    await expect(page.locator(START_BUTTON)).toBeHidden();
    await context.close();
  });
}

test('a script that does not arrive is reported, and can be asked for again', async ({page}) => {
  await page.route(/late-demonstration/, (request) => request.abort(), {times: 1});
  await open(page, queue.route);
  await page.locator(START_BUTTON).click();
  await expect(page.getByText(t('Demonstration.missing'))).toBeVisible();
  await startDemonstration(page);
});
test.use({expectedMessages: /ERR_FAILED/});

test('the frame of the broken checkout has no axe violations; its faults do', async ({page}) => {
  await open(page, checkout.route);
  await startDemonstration(page);
  expect(await axeViolations(page, undefined, FAULTY)).toEqual([]);
  const found = await axeViolations(page, 'color-contrast');
  expect(JSON.stringify(found)).toContain('checkout');
  await repairCheckout(page);
  expect(await axeViolations(page)).toEqual([]);
});

test('the faults of the checkout are those that the page names', async ({page}) => {
  await open(page, checkout.route);
  await startDemonstration(page);
  const form = page.locator(`${FRAME} form`);
  const total = form.locator('.checkoutTotal');
  const [, named = ''] = /([\d.]+):1/.exec(t('BrokenCheckout.why.contrast')) ?? [];
  expect(contrast(await colourOf(total), [255, 255, 255]).toFixed(1)).toBe(named);
  // Bold text of 18.66 px is large, and would need 3:1 only.
  expect(
    await total.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
  ).toBeLessThan(18.66);

  await form.locator('input').first().focus();
  expect(await tabThrough(page, form)).toEqual(['INPUT', 'INPUT', 'INPUT']);
  await expect(page.getByText(t('BrokenCheckout.skipped')).first()).toBeVisible();
  // A mouse or a finger pays.
  await form.locator('.checkoutPay').click();
  await expect(page.locator('.checkoutMessage')).toHaveText(t('BrokenCheckout.paid'));

  await repairCheckout(page);
  expect(contrast(await colourOf(total), [255, 255, 255])).toBeGreaterThan(7);
  await form.locator('input').first().focus();
  expect(await tabThrough(page, form)).toEqual(['INPUT', 'INPUT', 'INPUT', 'BUTTON']);
});

test('what was typed survives repairs, and nothing is sent', async ({page}) => {
  await open(page, checkout.route);
  await startDemonstration(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const name = page.locator(`${FRAME} form input`).first();
  await name.fill('Ada');
  await repairCheckout(page);
  await expect(name).toHaveValue('Ada');
  await name.press('Enter');
  await expect(page.locator('.checkoutMessage')).toHaveText(t('BrokenCheckout.paid'));
  expect(requests).toEqual([]);
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 375, height: 700}});

  test('every demonstration can be started, used and left', async ({page}) => {
    for (const {route} of Object.values(DEMONSTRATIONS)) {
      await open(page, route);
      await page.locator(START_BUTTON).tap();
      const frame = page.locator(FRAME);
      await frame.locator('.demoBody :is(button:not(.demoLeave), [type=radio])').first().tap();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(375);
      await frame.locator('.demoLeave').last().tap();
      await expect(page.locator(START_BUTTON)).toBeFocused();
    }
  });
});

test('the switch closes the portal, and the address bar opens it by keyboard @demonstrations', async ({
  page,
}) => {
  await open(page, invoice.route);
  await startDemonstration(page);
  const number = page.locator(`${FRAME} .invoiceAddress input`);
  await number.fill('1043');
  await number.press('Enter');
  await expect(page.locator(`${FRAME} [data-stolen=true]`)).toBeVisible();
  await page.locator(`${FRAME} [role=switch]`).press('Space');
  await expect(page.locator(`${FRAME} dl`)).toHaveCount(0);
  await expect(page.locator(`${FRAME} .demoFigure`).first()).toHaveText(
    t('ExposedInvoice.notFound'),
  );
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('the mark of the chart jumps', async ({page}) => {
    await open(page, queue.route);
    await startDemonstration(page);
    await page.locator(`${FRAME} [type=range]`).press('End');
    const moving = await page.evaluate(() =>
      document.getAnimations().filter((animation) => {
        const {target} = animation.effect as KeyframeEffect;
        return target?.closest('.queueChart, .queueFigures');
      }),
    );
    expect(moving).toEqual([]);
  });
});

test('the slider moves by keyboard, and says what the readers meet', async ({page}) => {
  await open(page, queue.route);
  await startDemonstration(page);
  const slider = page.locator(`${FRAME} [type=range]`);
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', /9\.0/);
  await expect(page.locator('[data-goal-met=false]')).toBeVisible();
  await page.locator(`${FRAME} [type=radio]`).last().check();
  await expect(slider).toHaveAttribute('aria-valuetext', /0\.8/);
  await expect(page.locator('[data-goal-met=true]')).toBeVisible();
});

test('repairs are toggled in any order by keyboard', async ({page}) => {
  await open(page, checkout.route);
  await startDemonstration(page);
  const buttons = page.locator(REPAIRS);
  for (const at of [2, 0, 1]) await buttons.nth(at).press('Enter');
  await expect(page.locator(FAULTY)).toHaveCount(0);
  await buttons.first().press('Enter');
  await expect(page.locator(FAULTY)).toHaveCount(1);
});
