/**
 * A bare click, as assistive technology sends it: without pointer, key or focus events before it. The
 * first one on a page must have the same result as after hydration.
 */
import type {Locator, Page} from '@playwright/test';
import {contact} from '../../src/forms/tables';
import {expect, open, test} from '../setup/browser';

const pauseOf = (page: Page) =>
  page.locator('[aria-roledescription="carousel"]').first().locator('button').first();
const submitOf = (page: Page) => page.locator('main form[action] button[type="submit"]');
const SIGN_UP = 'form[method="dialog"]';

interface Widget {
  route: string;
  width?: number;
  /** The element to click; without visible words where a writer may change them. */
  find: string | ((page: Page) => Locator);
  /** The part to compare if other parts may still change; by default the whole page. */
  part?: string;
  /** What to wait for after the click. */
  done: (page: Page) => Promise<void>;
}

const WIDGETS: Record<string, Widget> = {
  'the drawer': {
    ...{route: '/About', width: 375, find: 'button[aria-haspopup="dialog"]'},
    done: (page) => expect(page.locator('[inert] h1')).toHaveCount(1),
  },
  'the services panel': {
    ...{route: '/TrendSoft/Career', find: 'header nav button[popovertarget]'},
    done: (page) => expect(page.locator('header [role=tab][aria-selected=true]')).toBeVisible(),
  },
  'a tab': {
    ...{route: '/TrendSoft/oursolutions/Testing', find: 'main [data-awaits-script] >> nth=1'},
    done: (page) =>
      expect(page.locator('main').getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true'),
  },
  'a carousel’s Pause': {
    ...{route: '/', find: pauseOf},
    done: (page) => expect(pauseOf(page)).toHaveAccessibleName(/^Play: /),
  },
  'the choice of colours': {
    ...{route: '/About', find: 'input[name="scheme"][value="dark"]'},
    done: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  'the submit button of the empty contact form': {
    ...{route: contact.page, find: submitOf},
    done: (page) => expect(page.getByRole('alert').first()).toBeFocused(),
  },
  'the empty sign-up': {
    // A carousel that is scrolled past may or may not be started.
    ...{route: '/', part: SIGN_UP, find: `${SIGN_UP} button`},
    done: (page) => expect(page.locator(`${SIGN_UP} input`)).toBeFocused(),
  },
};

/** Clicks without pointer, key or focus. */
const clickBarely = (found: Locator) => found.evaluate((element: HTMLElement) => element.click());

/** Names, roles and states of all elements, the focus, and the address. */
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
  test(`a bare click on ${name} has the same result as later`, async ({page, browser, baseURL}) => {
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
