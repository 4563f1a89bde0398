/** Layout at different widths and zoom levels. tests/a11y/reflow.spec.ts tests every page at many widths. */
import type {Locator, Page} from '@playwright/test';
import {expect, open} from '../setup/browser';
import {pageWith, PLAIN_PAGE, ROUTES, routesOfKind, TITLES} from '../setup/routes';
import {pageAt} from '../setup/site';
import {t} from '../setup/messages';
import {test} from '../setup/one-window';

const [DOCUMENT = '/'] = routesOfKind('document');
const [WEB = PLAIN_PAGE] = routesOfKind('service');
const LONG = '/TrendSoft/Privacy-Policy';

const resize = (page: Page, width: number, height = 800) => page.setViewportSize({width, height});
const topOf = async (target: Locator) => (await target.boundingBox())?.y ?? 0;

const topicsOf = (route: string) =>
  pageAt(route)('main [class*=Topics_topics]').first().children().length;

/** A page for each number of topics, on which their columns depend; three topics are in one row. */
const TOPICS = new Map(ROUTES.toReversed().map((route) => [topicsOf(route), route]));
TOPICS.delete(0);
TOPICS.delete(3);

test('topics are in two columns, and in one on a phone @layout', async ({page}) => {
  expect(TOPICS.size).toBeGreaterThan(0);
  const headings = page.locator('main [class*=Topics_topics]').first().getByRole('heading');
  const columns = () =>
    headings.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().x)).size);
  for (const route of TOPICS.values()) {
    await page.goto(route);
    await resize(page, 1280);
    await expect.poll(columns, route).toBe(2);
    await resize(page, 375);
    await expect.poll(columns, `${route} on a phone`).toBe(1);
  }
});

test('the drawing of a hero is complete on phones, has a fixed height, and needs no request', async ({
  page,
}) => {
  await page.route('**/img/art/**', (route) => route.abort());
  await page.goto(WEB);
  const drawing = page.locator('main svg:has(use[href="#web-art"])').first();
  for (const width of [320, 640]) {
    await resize(page, width);
    const box = await drawing.boundingBox();
    expect(Math.abs(box!.height - 208)).toBeLessThanOrEqual(8);
    // With the aspect ratio of a drawing, 480 × 400, nothing is clipped.
    expect(box!.width / box!.height).toBeCloseTo(1.2, 1);
  }
});

test('the brochure and the call to action are in one panel', async ({page}) => {
  await page.goto(WEB);
  const [above, below] = await Promise.all(
    ['#brochure', '#want-to-know-more'].map((heading) =>
      page
        .locator('[data-tone=night]', {has: page.locator(heading)})
        .last()
        .boundingBox(),
    ),
  );
  expect(below!.y).toBeCloseTo(above!.y + above!.height, 0);
  expect([below!.x, below!.width]).toEqual([above!.x, above!.width]);
});

test('a page begins within 300 px of its header, with its first button', async ({page}) => {
  for (const route of [WEB, DOCUMENT, LONG, pageWith('ContactForm')]) {
    await page.goto(route);
    const header = await page.getByRole('banner').boundingBox();
    const hero = await page.locator('main [data-tone]:has(> * h1)').first().boundingBox();
    const distance = hero!.y + hero!.height - (header!.y + header!.height);
    expect(distance, route).toBeLessThanOrEqual(300);
  }
});

test('consecutive parts of a page are 64 px apart', async ({page}) => {
  await page.goto(WEB);
  const paddings = await page.locator('main [class*=Section_band]').evaluateAll((bands) =>
    bands.flatMap((band) => {
      const {paddingTop, paddingBottom} = getComputedStyle(band);
      return [paddingTop, paddingBottom];
    }),
  );
  expect(paddings.length).toBeGreaterThan(6);
  expect([...new Set(paddings)].filter((padding) => padding !== '0px')).toEqual(['64px']);
});

test('breadcrumbs show one step back on a phone, and the full trail elsewhere', async ({page}) => {
  await page.goto(DOCUMENT);
  const trail = page.getByRole('navigation', {name: 'Breadcrumb'});
  await expect(trail.getByRole('link')).toHaveCount(3);
  await resize(page, 320);
  await expect(trail.getByRole('link')).toHaveCount(1);
  // Visually hidden, since the heading is below, but announced.
  await expect(trail).toMatchAriaSnapshot(`- listitem: ${TITLES[DOCUMENT]}`);
});

for (const route of ['/document-check', '/TrendSoft/ContactUs', '/TrendSoft/Career']) {
  test(`fields on ${route} have the same height, and are aligned with the field beside them`, async ({
    page,
  }) => {
    await page.goto(route);
    const pairs = await page
      .locator('main [class*=SubmissionForm_pair]')
      .evaluateAll((rows) =>
        rows.map((row) =>
          ['label', '[class*=Field_control]'].map((part) =>
            [...row.querySelectorAll(part)].map((one) => one.getBoundingClientRect().y),
          ),
        ),
      );
    expect(pairs.length).toBeGreaterThan(1);
    for (const [first, second] of pairs.flat()) expect(first).toBeCloseTo(second!, 0);
    // The control that a row places is directly below the longer hint.
    const gaps = await page.locator('main [class*=SubmissionForm_pair]').evaluateAll((rows) =>
      rows.map((row) =>
        Math.min(
          ...[...row.querySelectorAll('[class*=Field_control]')].map((control) => {
            const above = [...control.closest('[class*=Field_field]')!.children]
              .filter((part) => !part.contains(control) && part.checkVisibility())
              .at(-1);
            return control.getBoundingClientRect().top - above!.getBoundingClientRect().bottom;
          }),
        ),
      ),
    );
    expect(Math.max(...gaps)).toBeLessThanOrEqual(8);
    const boxes = await page
      .locator('main [class*=Field_control]:not(textarea, [type=file])')
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect()));
    expect(boxes.length).toBeGreaterThan(3);
    expect(new Set(boxes.map(({height}) => Math.round(height))).size).toBe(1);
    // Rows are at least 48 px apart, so no field is misaligned by a few pixels.
    const lines = [...new Set(boxes.map(({y}) => Math.round(y)))].sort((a, b) => a - b);
    expect(lines.filter((y, i) => i > 0 && y - lines[i - 1]! < 48)).toEqual([]);
  });
}

/** Sizes of pictures in pixels. */
const SHAPES = {landscape: [1200, 800], portrait: [800, 1200], square: [600, 600]} as const;

test('a picture in the text keeps its proportions, and never exceeds its column', async ({
  page,
}) => {
  await open(page, LONG);
  const places = page.locator('main [data-tone] p');
  await places.first().evaluate((place, shapes) => {
    for (const [alt, [width, height]] of Object.entries(shapes)) {
      const src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
      place.append(Object.assign(new Image(), {src, alt, width, height}));
    }
  }, SHAPES);
  for (const width of [320, 768, 1280]) {
    await resize(page, width);
    for (const [alt, [pictureWidth, pictureHeight]] of Object.entries(SHAPES)) {
      const box = await page.getByAltText(alt, {exact: true}).boundingBox();
      const name = `${alt} at ${width} px`;
      expect(box!.width / box!.height, name).toBeCloseTo(pictureWidth / pictureHeight, 2);
      expect(box!.width, name).toBeLessThanOrEqual((await places.first().boundingBox())!.width);
    }
  }
});

test('the last row of logos has more than one', async ({page}) => {
  await page.goto(pageWith('LogoGrid'));
  const logos = page.locator('main li:has(> span > img[src*="/clients/"])');
  for (const width of [640, 768, 1152]) {
    await resize(page, width);
    const count = await logos.count();
    const last = await topOf(logos.last());
    expect(count).toBeGreaterThan(10);
    expect(await topOf(logos.nth(count - 2)), `${width} px`).toBe(last);
  }
});

test('the drawer’s marker is inside its link, and away from the edge', async ({page}) => {
  await resize(page, 320);
  await open(page, '/TrendSoft/Career');
  await page.locator('header button[popovertarget]:visible').click();
  for (const width of [320, 768]) {
    await resize(page, width);
    const distance = await page.locator('[popover] a[aria-current]:visible').evaluate((link) => {
      const {left, height} = getComputedStyle(link, '::before');
      if (!(parseFloat(height) <= link.clientHeight)) return -1;
      const drawer = link.closest('[popover]')!.getBoundingClientRect();
      return link.getBoundingClientRect().left + parseFloat(left) - drawer.left;
    });
    expect(distance).toBeGreaterThanOrEqual(4);
  }
});

test('if a map cannot load, the drawing of the city stays visible', async ({page}) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
  await page.goto('/TrendSoft/ContactUs');
  const map = page.getByTitle('Map of the Hyderabad office');
  await page.locator('details:has(> iframe) > summary').first().click();
  const drawing = page.locator('svg:has(~ details > iframe)', {
    has: page.locator('use[href*=hyderabad]'),
  });
  const box = await drawing.boundingBox();
  expect(box?.height).toBeGreaterThan(100);
  expect(box!.y + box!.height).toBeLessThanOrEqual((await topOf(map)) + 1);
});

/** For focused elements, see the audit's probe focus-not-obscured. */
test('the heading in the address’s hash is scrolled below the header', async ({page}) => {
  await page.goto(LONG);
  const bottom = (await page.getByRole('banner').boundingBox())?.height ?? Infinity;
  const headings = page.locator('main h2[id]');
  const heading = headings.nth(Math.floor((await headings.count()) / 2));
  const address = `${LONG}#${await heading.getAttribute('id')}`;
  await open(page, address);
  await expect(heading).toBeInViewport();
  await expect.poll(() => topOf(heading)).toBeGreaterThanOrEqual(bottom);
  // At 400 % zoom, the header is not sticky, to leave more room for content.
  await resize(page, 320, 256);
  await page.goto('about:blank');
  await open(page, address);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect.poll(() => topOf(heading)).toBeLessThan(48);
});

test('if the colour scheme options wrap, they stay inside their outline', async ({page}) => {
  await resize(page, 320);
  await page.goto('/');
  const outline = page.getByRole('group', {name: t('ColourScheme.legend')});
  const {height, corner, row} = await outline.evaluate((element: HTMLElement) => {
    // The text spacing of WCAG 1.4.12.
    Object.assign(element.style, {letterSpacing: '0.12em', wordSpacing: '0.16em'});
    const height = element.offsetHeight;
    const row = Math.max(...[...element.querySelectorAll('label')].map((one) => one.offsetHeight));
    return {height, row, corner: parseFloat(getComputedStyle(element).borderRadius)};
  });
  expect(height).toBeGreaterThan(2 * row);
  // The radius of the options plus the padding.
  expect(Math.min(corner, height / 2)).toBeLessThan(row / 2 + 8);
});
