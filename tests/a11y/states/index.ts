/** States of pages other than the initial one. The axe tests, the audit and the gallery use them. */
import type {Page} from '@playwright/test';
import {DEMONSTRATION_STATES} from './demonstrations';
import {DOCUMENT_STATES} from './documents';
import {FORM_STATES} from './forms';
import type {State} from './state';
import {CHECK} from '../../setup/documents';
import {CANONICAL, PLAIN_PAGE, routesWith, tabsOf} from '../../setup/routes';

/** Breakpoint of Header.module.css: from 64em on there is a panel, below it a drawer. */
const wide = (width: number) => width >= 1024;
const small = (width: number) => !wide(width);

const main = (page: Page) => page.locator('main');

/** The page with the most tabs. */
const [MOST_TABS = PLAIN_PAGE] = routesWith('Tabs').sort(
  (one, other) => tabsOf(other).length - tabsOf(one).length,
);

const tab = (name: string, route: string, id: string): State => ({
  name,
  route,
  width: 1280,
  exists: wide,
  reach: (page) => main(page).locator(`[role=tab][aria-controls="${id}"]`).click(),
});

/** The page of the state that is not only for the audit, then all others. */
const [QUESTIONS = PLAIN_PAGE, ...OTHER_QUESTIONS] = routesWith('Question').filter(
  // The document check has states of its own, and a page with another canonical URL has the same questions.
  (route) => route !== CHECK && (CANONICAL[route] ?? route) === route,
);

const lastOf = (route: string) => route.slice(route.lastIndexOf('/') + 1);

async function openQuestions(page: Page): Promise<void> {
  for (const summary of await main(page).locator('summary').all()) await summary.click();
}

/** Scrolls to a carousel, waits until it is ready, and clicks its buttons in turn. */
async function operate(page: Page, which: number, ...buttons: number[]): Promise<void> {
  const carousel = main(page).locator('section[aria-roledescription]').nth(which);
  await carousel.scrollIntoViewIfNeeded();
  const ready = carousel.and(page.locator('[data-ready]'));
  for (const button of buttons) await ready.locator('button').nth(button).click();
}

const PAUSE = 0;
const NEXT = 2;

async function signUp(page: Page, email: string): Promise<void> {
  const strip = main(page).locator('form[method=dialog]');
  await strip.locator('input').fill(email);
  await strip.locator('button').click();
}

const LAST_ID = tabsOf(MOST_TABS).at(-1) ?? '';

/** The last tab of the page with the most tabs. */
export const LAST_TAB = tab('the last of the six tabs', MOST_TABS, LAST_ID);

export const STATES: State[] = [
  ...['Digital Accessibility Services', 'Testing Services', 'Cyber Security'].map(
    (category, index): State => ({
      name: `the services panel on ${category}`,
      route: PLAIN_PAGE,
      width: 1280,
      exists: wide,
      isPanel: true,
      reach: async (page) => {
        await page.locator('header nav button[popovertarget]').click();
        await page.locator('header [role=tab]').nth(index).click();
      },
    }),
  ),
  {
    name: 'the drawer with its list open',
    route: PLAIN_PAGE,
    width: 320,
    exists: small,
    holdsFocus: true,
    reach: async (page) => {
      await page.locator('header button[aria-haspopup=dialog]').click();
      await page.locator('dialog:popover-open summary').click();
      await page.locator('dialog[aria-modal=true]').waitFor();
    },
  },
  LAST_TAB,
  ...routesWith('Tabs').flatMap((route) =>
    tabsOf(route)
      .slice(1)
      .filter((id) => id !== LAST_ID)
      .map((id) => ({
        ...tab(`the tab ${id} of ${lastOf(route)}`, route, id),
        auditOnly: true as const,
      })),
  ),
  {
    name: 'all questions open',
    route: QUESTIONS,
    width: 1280,
    reach: openQuestions,
  },
  ...OTHER_QUESTIONS.map((route): State => ({
    name: `all questions of ${lastOf(route)} open`,
    route,
    width: 1280,
    auditOnly: true,
    reach: openQuestions,
  })),
  ...FORM_STATES,
  ...DOCUMENT_STATES,
  ...DEMONSTRATION_STATES,
  {
    name: 'the search results',
    route: '/site-map',
    width: 320,
    reach: async (page) => {
      await main(page).locator('[role=search] input').fill('PDF');
      await main(page).locator('[role=search] button').click();
      await main(page).locator('.searchResults').waitFor();
    },
  },
  {
    name: 'the carousel, paused',
    route: '/',
    width: 1280,
    reach: (page) => operate(page, 0, PAUSE),
  },
  {
    name: 'the carousels, moved',
    route: '/',
    width: 1280,
    auditOnly: true,
    reach: async (page) => {
      const all = await main(page).locator('section[aria-roledescription]').count();
      for (let which = 0; which < all; which += 1) await operate(page, which, PAUSE, NEXT);
    },
  },
  {
    name: 'the maps, opened',
    route: '/TrendSoft/ContactUs',
    width: 1280,
    auditOnly: true,
    reach: openQuestions,
  },
  {
    name: 'the skip link, focused',
    route: PLAIN_PAGE,
    width: 320,
    reach: (page) => page.locator('a[href="#main"]').focus(),
  },
  {
    name: 'the dark colours, chosen in the footer',
    route: PLAIN_PAGE,
    width: 1280,
    auditOnly: true,
    reach: (page) => page.locator('label:has([name=scheme][value=dark])').click(),
  },
  {
    name: 'the sign-up form with an error',
    route: '/',
    width: 1280,
    auditOnly: true,
    reach: (page) => signUp(page, 'asha.rao'),
  },
  {
    name: 'the sign-up form, answered',
    route: '/',
    width: 1280,
    auditOnly: true,
    reach: async (page) => {
      await signUp(page, 'asha.rao@example.com');
      await main(page).locator('form[method=dialog] [role=status] span').waitFor();
    },
  },
];

/** One state of each kind. */
export const MAIN_STATES = STATES.filter(({auditOnly}) => !auditOnly);
