import type {Page} from '@playwright/test';
import {contrast, type Rgb} from '../setup/contrast';
import {expect, open, test} from '../setup/browser';
import {ROUTES, routesOfKind, TITLES} from '../setup/routes';
import {pageAt} from '../setup/site';
import {word} from '../setup/words';

const SOLUTIONS = '/TrendSoft/oursolutions';
const [DOCUMENT = '/'] = routesOfKind('document');
const WEB = `${SOLUTIONS}/WebAccess-DigitalAccessibility`;

/** The pages that have topics; three stand side by side. */
const TOPICS = ROUTES.filter((route) => {
  const topics = pageAt(route)('main [class*=Topics_topics]').first().children();
  return topics.length > 0 && topics.length !== 3;
});

for (const route of TOPICS) {
  test(`the topics of ${route} stand in two columns, in one on a phone @layout`, async ({page}) => {
    await open(page, route);
    const grid = page.locator('main [class*=Topics_topics]').first();
    const columns = () =>
      grid
        .getByRole('heading', {level: 3})
        .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().x)).size);
    for (const [width, count] of [
      [1920, 2],
      [1280, 2],
      [375, 1],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      await expect.poll(columns).toBe(count);
    }
  });
}

test('the scene of a hero shows on phones too, whole and of one height, and needs no request', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/img/art/')) fetched.push(request.url());
  });
  await page.setViewportSize({width: 320, height: 800});
  await open(page, WEB);
  for (const width of [320, 640]) {
    await page.setViewportSize({width, height: 800});
    const scene = page.locator('main svg:has(use[href="#web-art"])').first();
    await expect(scene).toBeVisible();
    const box = await scene.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(200);
    expect(box?.height).toBeLessThanOrEqual(216);
    // A scene is 480 × 400: of these proportions, nothing of it is cut off.
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.2, 1);
  }
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
});

/** The settled colours of the band with the questions, and of their words. */
const colours = (page: Page) =>
  page
    .locator('main details')
    .first()
    .evaluate((question) => {
      const band = question.closest('[data-tone]') ?? question;
      const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
      if (!canvas) throw new Error('There is no canvas to settle a colour on.');
      return [getComputedStyle(band).backgroundColor, getComputedStyle(question).color].map(
        (colour): Rgb => {
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
          return [red, green, blue];
        },
      ) as [ground: Rgb, words: Rgb];
    });

test('the questions of web accessibility stand on a blue background @layout', async ({page}) => {
  await open(page, WEB);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    const [ground, words] = await colours(page);
    const [red, green, blue] = ground;
    // As a person would say it: much more blue than anything else, and not on its way to violet.
    expect(blue - Math.max(red, green)).toBeGreaterThanOrEqual(64);
    expect(green).toBeGreaterThan(red);
    expect(contrast(ground, words)).toBeGreaterThanOrEqual(7);
  }
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'light'});
  expect(await colours(page)).toEqual([
    [255, 255, 255],
    [0, 0, 0],
  ]);
});

test('the brochure and the call to action stand in one panel', async ({page}) => {
  await open(page, WEB);
  const gaps = await page.evaluate(() => {
    const [above, below] = ['#brochure', '#want-to-know-more'].map((heading) =>
      document.querySelector(heading)?.closest('[data-tone=night]')?.getBoundingClientRect(),
    );
    if (!above || !below) throw new Error('A part of the panel is missing.');
    return [below.top - above.bottom, below.left - above.left, below.right - above.right];
  });
  expect(gaps.filter((gap) => Math.abs(gap) >= 1)).toEqual([]);
});

test('on a phone the breadcrumbs are one step back, elsewhere the whole trail', async ({page}) => {
  await open(page, DOCUMENT);
  const trail = page.getByRole('navigation', {name: 'Breadcrumb'});
  await expect(trail.getByRole('link')).toHaveCount(3);
  await page.setViewportSize({width: 320, height: 800});
  await expect(trail.getByRole('link')).toHaveCount(1);
  // Not for the eye, which has the heading below, but still read out.
  await expect(trail).toMatchAriaSnapshot(`- listitem: ${TITLES[DOCUMENT]}`);
});

test('on a phone the two buttons of the home page are as wide as their column', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await open(page, '/');
  const left = await page.locator('main [data-tone]:has(h1) a').evaluateAll((all) =>
    all.map((one) => {
      const [column = 0, own = 0] = [one.parentElement, one].map(
        (element) => element?.getBoundingClientRect().width,
      );
      return Math.round(column - own);
    }),
  );
  expect(left).toEqual([0, 0]);
});

test('the drawer slides in, and Close takes the place of the menu button @drawer', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 700});
  await open(page, WEB);
  const button = page.getByRole('button', {name: word('Drawer.label')});
  const place = await button.boundingBox();
  const drawer = page.getByRole('dialog', {name: word('Drawer.label')});
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, {moved});
    document.addEventListener('transitionrun', ({target, propertyName}) => {
      if (target instanceof HTMLDialogElement) moved.push(propertyName);
    });
  });
  await button.click();
  await expect(drawer).toHaveCSS('translate', /^(none|0px)$/);
  const moved = await page.evaluate(() => (window as unknown as {moved: string[]}).moved);
  expect(moved).toContain('translate');
  // Where the button was pressed, a second press closes what the first one opened.
  await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + (place?.height ?? 0) / 2);
  await expect(drawer).toBeHidden();
});

test('nothing listens to the page scrolling, so nothing is checked too often @no-scroll-listener', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const listeners: string[] = [];
    Object.assign(window, {listeners});
    const original = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function add(this: EventTarget, type, ...rest) {
      // React listens to every event once, on its own root; a check would hang on the page.
      if (this === window || this === document) listeners.push(type);
      original.call(this, type, ...rest);
    };
  });
  await open(page, '/');
  await page.locator('dl[data-start=view]').scrollIntoViewIfNeeded();
  const carousel = page.locator('section[aria-roledescription=carousel]').last();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-ready');
  const listeners = await page.evaluate(
    () => (window as unknown as {listeners: string[]}).listeners,
  );
  expect(listeners).toContain('resize');
  expect(listeners).not.toContain('scroll');
});

for (const route of ['/document-check', '/TrendSoft/ContactUs', '/TrendSoft/Career'])
  test(`the fields of one line on ${route} have one height, and stand on one line`, async ({
    page,
  }) => {
    await open(page, route);
    const boxes = await page
      .locator('main [class*=Field_control]:not(textarea, [type=file])')
      .evaluateAll((controls) =>
        controls
          .map((control) => control.getBoundingClientRect())
          .map(({y, height}) => ({y: Math.round(y), height: Math.round(height)})),
      );
    expect(boxes.length).toBeGreaterThan(3);
    expect(new Set(boxes.map(({height}) => height)).size).toBe(1);
    // Each line begins well below the one before: none is a pixel or two off.
    const lines = [...new Set(boxes.map(({y}) => y))].sort((a, b) => a - b);
    expect(lines.filter((y, i) => i > 0 && y - (lines[i - 1] ?? 0) < 48)).toEqual([]);
  });

test('a map that cannot load leaves the drawing of its place visible', async ({page}) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
  await page.goto('/TrendSoft/ContactUs');
  const map = page.getByTitle('Map of the Hyderabad office');
  await map.scrollIntoViewIfNeeded();
  const drawing = page.locator('svg:has(~ iframe)', {has: page.locator('use[href*=hyderabad]')});
  const [above, below] = [await drawing.boundingBox(), await map.boundingBox()];
  expect(above?.height).toBeGreaterThan(100);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
});
