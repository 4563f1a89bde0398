/** Where things stand at widths and zooms. Every page at every width is in tests/flows/reflow.spec.ts. */
import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from '../setup/browser';
import {ROUTES, routesOfKind, TITLES} from '../setup/routes';
import {pageAt} from '../setup/site';
import {word} from '../setup/words';

const [DOCUMENT = '/'] = routesOfKind('document');
const WEB = '/TrendSoft/oursolutions/WebAccess-DigitalAccessibility';
const LONG = '/TrendSoft/Privacy-Policy';

const resize = (page: Page, width: number, height = 800) => page.setViewportSize({width, height});
const topOf = async (target: Locator) => (await target.boundingBox())?.y ?? 0;

/** The pages that have topics; three stand side by side. */
const TOPICS = ROUTES.filter((route) => {
  const topics = pageAt(route)('main [class*=Topics_topics]').first().children();
  return topics.length > 0 && topics.length !== 3;
});

test('topics stand in two columns, in one on a phone @layout', async ({page}) => {
  expect(TOPICS.length).toBeGreaterThan(0);
  for (const route of TOPICS) {
    await page.goto(route);
    const headings = page
      .locator('main [class*=Topics_topics]')
      .first()
      .getByRole('heading', {level: 3});
    const columns = () =>
      headings.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().x)).size);
    for (const [width, count] of [
      [1920, 2],
      [1280, 2],
      [375, 1],
    ] as const) {
      await resize(page, width);
      await expect.poll(columns, `${route} at ${width} px`).toBe(count);
    }
  }
});

test('the scene of a hero shows on phones too, whole and of one height, and needs no request', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/img/art/')) fetched.push(request.url());
  });
  await resize(page, 320);
  await page.goto(WEB);
  const scene = page.locator('main svg:has(use[href="#web-art"])').first();
  for (const width of [320, 640]) {
    await resize(page, width);
    const box = await scene.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(200);
    expect(box?.height).toBeLessThanOrEqual(216);
    // A scene is 480 × 400: of these proportions, nothing of it is cut off.
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.2, 1);
  }
  expect(fetched).toEqual([]);
});

test('the brochure and the call to action stand in one panel', async ({page}) => {
  await page.goto(WEB);
  const gaps = await page.evaluate(() => {
    const [above, below] = ['#brochure', '#want-to-know-more'].map((heading) =>
      document.querySelector(heading)!.closest('[data-tone=night]')!.getBoundingClientRect(),
    );
    return [below!.top - above!.bottom, below!.left - above!.left, below!.right - above!.right];
  });
  expect(gaps.filter((gap) => Math.abs(gap) >= 1)).toEqual([]);
});

test('on a phone the breadcrumbs are one step back, elsewhere the whole trail', async ({page}) => {
  await page.goto(DOCUMENT);
  const trail = page.getByRole('navigation', {name: 'Breadcrumb'});
  await expect(trail.getByRole('link')).toHaveCount(3);
  await resize(page, 320);
  await expect(trail.getByRole('link')).toHaveCount(1);
  // Not for the eye, which has the heading below, but still read out.
  await expect(trail).toMatchAriaSnapshot(`- listitem: ${TITLES[DOCUMENT]}`);
});

test('on a phone the two buttons of the home page are as wide as their column @layout', async ({
  page,
}) => {
  await resize(page, 320);
  await page.goto('/');
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

for (const route of ['/document-check', '/TrendSoft/ContactUs', '/TrendSoft/Career']) {
  test(`on ${route} fields are right below their labels; those of one line have one height`, async ({
    page,
  }) => {
    await page.goto(route);
    const rows = await page.locator('main form label').evaluateAll((labels) =>
      (labels as HTMLLabelElement[])
        .filter((label) => label.checkVisibility() && !label.control?.matches('[type=checkbox]'))
        .map(({parentElement, control, textContent}) => {
          const parts = [...(parentElement?.children ?? [])].filter((part) =>
            part.checkVisibility(),
          );
          const boxes = parts.map((part) => part.getBoundingClientRect());
          const gaps = boxes.slice(1).map(({top}, index) => top - (boxes[index]?.bottom ?? 0));
          return {label: `${textContent} ${control?.id}`, gap: Math.max(...gaps)};
        }),
    );
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.filter(({gap}) => gap > 8)).toEqual([]);
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
}

test('no logo stands alone in the last row', async ({page}) => {
  await page.goto('/TrendSoft/WhoWeServe');
  const logos = page.locator('main li:has(> span > img[src*="/clients/"])');
  for (const width of [640, 768, 1152]) {
    await resize(page, width);
    const tops = await logos.evaluateAll((all) =>
      all.map((logo) => logo.getBoundingClientRect().top),
    );
    expect(tops.length).toBeGreaterThan(10);
    expect(tops.at(-1), `${width} px`).toBe(tops.at(-2));
  }
});

test('the marker of the current page keeps off the drawer’s edge', async ({page}) => {
  await resize(page, 320);
  await open(page, '/TrendSoft/Career');
  await page.locator('header button[popovertarget]:visible').click();
  for (const width of [320, 768]) {
    await resize(page, width);
    const distance = await page
      .locator('[popover] nav a[aria-current=page]:visible')
      .evaluate((link) => {
        const marker = parseFloat(getComputedStyle(link, '::before').left);
        const drawer = link.closest('[popover]')!.getBoundingClientRect();
        return link.getBoundingClientRect().left + marker - drawer.left;
      });
    expect(distance).toBeGreaterThanOrEqual(4);
  }
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

/** WCAG 2.2, 2.4.11: what has the focus is not hidden below the header, which stays in place. */
test('a heading that the address names, and a link that gets the focus, stand below the header', async ({
  page,
}) => {
  await open(page, LONG);
  const bottom = (await page.getByRole('banner').boundingBox())?.height ?? Infinity;
  const link = page.locator('main p a').first();
  await link.evaluate((element: HTMLElement) => {
    scrollBy({top: element.getBoundingClientRect().top - 8, behavior: 'instant'});
    element.focus();
  });
  await expect.poll(() => topOf(link)).toBeGreaterThanOrEqual(bottom);
  const headings = page.locator('main h2[id]');
  const heading = headings.nth(Math.floor((await headings.count()) / 2));
  const address = `${LONG}#${await heading.getAttribute('id')}`;
  await open(page, address);
  await expect(heading).toBeInViewport();
  await expect.poll(() => topOf(heading)).toBeGreaterThanOrEqual(bottom);
  // At 400 % the header goes with the page, and leaves its room to what is read.
  await resize(page, 320, 256);
  await page.goto('about:blank');
  await open(page, address);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect.poll(() => topOf(heading)).toBeLessThan(48);
});

test('where the choices of colours need two rows, none sticks out of the outline around them', async ({
  page,
}) => {
  await resize(page, 320);
  await page.goto('/');
  const outline = page.getByRole('group', {name: word('ColourScheme.legend')});
  const {height, corner, row} = await outline.evaluate((element) => {
    // As WCAG 1.4.12 lets readers set it.
    Object.assign(element.style, {letterSpacing: '0.12em', wordSpacing: '0.16em'});
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
