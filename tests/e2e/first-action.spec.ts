/**
 * Clicks as assistive technology sends them, without pointer, key or focus events before. The first click
 * on a page must have the same result as after hydration.
 */
import type {Locator, Page} from '@playwright/test';
import {contact} from '../../src/forms/tables';
import {expect, open, test} from '../setup/browser';
import {pageWith, PLAIN_PAGE} from '../setup/routes';

const pauseOf = (page: Page) =>
  page.locator('[aria-roledescription="carousel"]').first().locator('button').first();
const submitOf = (page: Page) => page.locator('main form[action] button[type="submit"]');
const SIGN_UP = 'form[method="dialog"]';

interface Widget {
  route: string;
  width?: number;
  /** Element to click, found without text that writers may change. */
  find: string | ((page: Page) => Locator);
  /** Element to compare, if others may still be changing; by default the whole page. */
  part?: string;
  /** Waits for the result of the click. */
  done: (page: Page) => Promise<void>;
}

const WIDGETS: Record<string, Widget> = {
  'the drawer': {
    route: PLAIN_PAGE,
    width: 375,
    find: 'button[aria-haspopup="dialog"]',
    done: (page) => expect(page.locator('[inert] h1')).toHaveCount(1),
  },
  'the services panel': {
    route: '/TrendSoft/Career',
    find: 'header nav button[popovertarget]',
    done: (page) => expect(page.locator('header [role=tab][aria-selected=true]')).toBeVisible(),
  },
  'a tab': {
    route: pageWith('Tabs'),
    find: 'main [data-awaits-script] >> nth=1',
    done: (page) =>
      expect(page.locator('main').getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true'),
  },
  'the Pause button of a carousel': {
    route: '/',
    find: pauseOf,
    done: (page) => expect(pauseOf(page)).toHaveAccessibleName(/^Play: /),
  },
  'a colour scheme': {
    route: PLAIN_PAGE,
    find: 'input[name="scheme"][value="dark"]',
    done: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  'the submit button of the empty contact form': {
    route: contact.page,
    find: submitOf,
    done: (page) => expect(page.getByRole('alert').first()).toBeFocused(),
  },
  'the submit button of the empty sign-up form': {
    // A carousel that was scrolled past may not be ready yet.
    route: '/',
    part: SIGN_UP,
    find: `${SIGN_UP} button`,
    done: (page) => expect(page.locator(`${SIGN_UP} input`)).toBeFocused(),
  },
};

/** Clicks without pointer, key or focus events. */
const clickBarely = (found: Locator) => found.evaluate((element: HTMLElement) => element.click());

/** Returns the accessibility tree, the focus, the hash and the length of the history. */
async function stateOf(page: Page, part: string) {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  return {
    tree: await page.locator(part).ariaSnapshot(),
    focus: await page.evaluate(() => {
      const {activeElement: focused} = document;
      return focused && [focused.tagName, focused.id, focused.textContent].join(' ');
    }),
    hash: new URL(page.url()).hash,
    entries: await page.evaluate(() => history.length),
  };
}

for (const [name, {route, width = 1280, part = 'body', find, done}] of Object.entries(WIDGETS)) {
  test(`a click on ${name} before hydration has the same result as after`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.goto(route);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    const found = (at: Page) => (typeof find === 'string' ? at.locator(find) : find(at));
    await clickBarely(found(page));
    await done(page);
    const first = await stateOf(page, part);

    const later = await browser.newPage({baseURL, viewport: {width, height: 800}});
    await open(later, route);
    await clickBarely(found(later));
    await done(later);
    expect(first).toEqual(await stateOf(later, part));
    await later.close();
  });
}
