/** The accented, longer pseudo-locale, as it is drawn: nothing is cut, and no state speaks English. */
import type {Page} from '@playwright/test';
import {KINDS} from '../../src/plugins/front-matter';
import {expect, open, test} from '../setup/every-language';
import {routesOfKind} from '../setup/routes';
import {fillContact} from '../setup/states';

/** One page of each kind that there is; tests/site reads the words of all. */
const PAGES = [...KINDS.flatMap((kind) => routesOfKind(kind).slice(0, 1)), '/no-such-page'];
const CONTACT = '/en-XA/TrendSoft/ContactUs';

/** What sticks out of the page, or is cut by what it stands in; empty when all words have space. */
function cutIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const sideways = root.scrollWidth > root.clientWidth ? ['the page scrolls sideways'] : [];
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      if (!element.checkVisibility() || element.closest('[inert], svg')) return false;
      // Hidden from eyes on purpose; and the rows of carousels, which move.
      if (element.clientWidth <= 1 || element.closest('[aria-roledescription]')) return false;
      const {overflowX, overflowY} = getComputedStyle(element);
      const wide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const high = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return wide || high;
    });
    // Text that is wider than its box stands on its neighbour, or is clipped by it.
    const spilt = [
      ...document.querySelectorAll<HTMLElement>('a, button, label, h1, h2, h3, li, p, span'),
    ].filter((element) => {
      if (!element.checkVisibility() || element.closest('[aria-roledescription], .visually-hidden'))
        return false;
      const {left, right} = element.getBoundingClientRect();
      return left < -1 || right > root.clientWidth + 1;
    });
    const name = (element: HTMLElement) =>
      `${element.tagName} ${element.className}: ${element.textContent.trim().slice(0, 60)}`;
    return [...sideways, ...[...cut, ...spilt].map(name)];
  });
}

for (const width of [320, 1280]) {
  test(`nothing is cut or sticks out at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    for (const route of PAGES) {
      await page.goto(`/en-XA${route}`);
      expect.soft({route, cut: await cutIn(page)}).toEqual({route, cut: []});
    }
  });
}
test.use({expectedMessages: /status of (404|503|422)/});

/** Words without any accent among those that are shown or spoken; a submission's reference is no word. */
function plainIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spoken = ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder'];
    const words = [...document.querySelectorAll<HTMLElement>('body *:not(script, style)')]
      .filter((element) => !element.closest('[hreflang], footer nav li'))
      .flatMap((element) => [
        ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
        ...spoken.map((name) => element.getAttribute(name) ?? ''),
      ]);
    return [document.title, ...words].filter((text) =>
      /[A-Za-z]{2,}/.test(
        text.replaceAll(/TrendSoft|name@example\.com|\bkB\b|\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, ''),
      ),
    );
  });
}

const send = (page: Page) => page.locator('main form button[type=submit]');

/** What a page can be brought to say, by what it is made of: names are not English here. */
const STATES: {name: string; route: string; width: number; reach: (page: Page) => Promise<void>}[] =
  [
    {
      name: 'the services panel',
      route: '/en-XA/About',
      width: 1280,
      async reach(page) {
        await page.locator('header nav button[popovertarget]').click();
        await page.locator('[role=tab]').nth(1).click();
      },
    },
    {
      name: 'the drawer with its list open',
      route: '/en-XA/About',
      width: 320,
      async reach(page) {
        await page.locator('header button[aria-haspopup=dialog]').click();
        await page.locator('dialog summary').click();
      },
    },
    {
      name: 'the carousel, paused',
      route: '/en-XA/',
      width: 1280,
      async reach(page) {
        const carousel = page.locator('section[aria-roledescription]').first();
        await carousel.scrollIntoViewIfNeeded();
        await carousel.and(page.locator('[data-ready]')).locator('button').first().click();
      },
    },
    {
      name: 'the sign-up strip after it was sent',
      route: '/en-XA/',
      width: 320,
      async reach(page) {
        await page.locator('form[method=dialog] input').fill('asha.rao@example.com');
        await page.locator('form[method=dialog] button').click();
        await expect(page.locator('form[method=dialog] [role=status]')).not.toBeEmpty();
      },
    },
    ...[1280, 320].map((width) => ({
      name: `the contact form with every mistake, ${width} px wide`,
      route: CONTACT,
      width,
      reach: (page: Page) => send(page).click(),
    })),
    {
      name: 'the careers form with every mistake',
      route: '/en-XA/TrendSoft/Career',
      width: 320,
      reach: (page) => send(page).click(),
    },
    {
      name: 'the contact form that failed',
      route: CONTACT,
      width: 320,
      async reach(page) {
        await page.route(/contact-form$/, (request) => request.fulfill({status: 503}), {times: 1});
        await fillContact(page);
        await send(page).click();
        await expect(page.locator('[data-alert=error], [role=alert]').first()).toBeVisible();
      },
    },
    {
      name: 'the contact form that was sent',
      route: CONTACT,
      width: 320,
      async reach(page) {
        await fillContact(page);
        await send(page).click();
        await expect(page.locator('[data-form-status] [data-alert=success]')).toBeVisible();
      },
    },
  ];

test('no state speaks English, and nothing in it is cut', async ({page}) => {
  for (const {name, route, width, reach} of STATES) {
    await page.setViewportSize({width, height: 800});
    await open(page, route);
    await reach(page);
    expect.soft({name, plain: await plainIn(page)}).toEqual({name, plain: []});
    expect.soft({name, cut: await cutIn(page)}).toEqual({name, cut: []});
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the server’s answers to a form are in its language', async ({page}) => {
    await page.goto(CONTACT);
    await page.locator('main [name=name]').fill('123');
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
    const status = page.locator('[data-form-status]');
    await expect(status.getByRole('listitem')).not.toHaveCount(0);
    await expect(status).not.toContainText(/[A-Za-z]{2}/);
    await expect(page).toHaveTitle(/^Éé/);
  });
});
