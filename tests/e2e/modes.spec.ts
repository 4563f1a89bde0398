/** What a visitor has asked the system for replaces the roles, by the order of the layers. */
import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from '../setup/browser';
import {routesOfKind} from '../setup/routes';

const [ROUTE = '/'] = routesOfKind('service');

const band = (page: Page) => page.locator("main [data-tone='night']").first();

/** What a role is in a part of the page, as its style sheets say it. */
const roleIn = async (part: Locator, role: string) =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), role);

/** A rule of a role that names more than any of ours. */
async function overrideRole(page: Page, declaration: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@layer base { html main#main [data-tone='night'] { ${text} } }`);
    document.adoptedStyleSheets.push(sheet);
  }, declaration);
}

test('in forced colours no rule of a role wins, however many attributes it names', async ({
  page,
}) => {
  await open(page, ROUTE);
  await overrideRole(page, '--surface: #123');
  await expect.poll(() => roleIn(band(page), '--surface')).toBe('#123');
  await page.emulateMedia({forcedColors: 'active'});
  await expect.poll(() => roleIn(band(page), '--surface')).toMatch(/^canvas$/i);
});

test('where more contrast is asked for, lines are as strong as edges in every band', async ({
  page,
}) => {
  await open(page, ROUTE);
  await overrideRole(page, '--line: #123');
  await expect.poll(() => roleIn(band(page), '--line')).toBe('#123');
  await page.emulateMedia({contrast: 'more'});
  const edge = await roleIn(band(page), '--edge');
  await expect.poll(() => roleIn(band(page), '--line')).toBe(edge);
});

test('the brochure and the call to action below it are one panel, edged alike, in forced colours', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, ROUTE);
  const parts = page.locator("[data-brochure] > [data-tone='night'], [data-brochure] + * > *");
  const edges = await parts.evaluateAll((all) =>
    all.map((part) => {
      const {borderInlineStart, borderInlineEnd} = getComputedStyle(part);
      return [borderInlineStart, borderInlineEnd];
    }),
  );
  expect(edges).toHaveLength(2);
  expect(edges[0]).toEqual(edges[1]);
});
