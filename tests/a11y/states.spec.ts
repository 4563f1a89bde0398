import type {Page} from '@playwright/test';
import {axeViolations, expect, open, test} from '../setup/browser';

interface State {
  name: string;
  route: string;
  width: number;
  reach: (page: Page) => Promise<void>;
}

const send = (page: Page) => page.getByRole('main').locator('form button[type=submit]');

const STATES: State[] = [
  ...['Digital Accessibility Services', 'Testing Services', 'Cyber Security'].map((category) => ({
    name: `the services panel on ${category}`,
    route: '/About',
    width: 1280,
    reach: async (page: Page) => {
      await page.getByRole('button', {name: 'Our Services'}).click();
      await page.getByRole('tab', {name: category}).click();
    },
  })),
  {
    name: 'the drawer with its list open',
    route: '/About',
    width: 320,
    reach: async (page) => {
      await page.getByRole('button', {name: 'Menu'}).click();
      await page.getByRole('dialog').getByText('Our Solutions').click();
    },
  },
  {
    name: 'the last of the six tabs',
    route: '/TrendSoft/oursolutions/CyberSecurity',
    width: 1280,
    reach: (page) => page.getByRole('tab', {name: 'Database Security'}).click(),
  },
  {
    name: 'all questions open',
    route: '/TrendSoft/oursolutions/WebAccess-DigitalAccessibility',
    width: 1280,
    reach: async (page) => {
      for (const summary of await page.locator('main summary').all()) await summary.click();
    },
  },
  {
    name: 'the contact form with every error',
    route: '/TrendSoft/ContactUs',
    width: 1280,
    reach: (page) => send(page).click(),
  },
  {
    name: 'the careers form with every error, on a phone',
    route: '/TrendSoft/Career',
    width: 320,
    reach: (page) => send(page).click(),
  },
  {
    name: 'the carousel, paused',
    route: '/',
    width: 1280,
    reach: async (page) => {
      const carousel = page.getByRole('region', {name: 'Clients', exact: true});
      await carousel.scrollIntoViewIfNeeded();
      await carousel.getByRole('button', {name: 'Pause'}).click();
    },
  },
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({colorScheme});
    for (const {name, route, width, reach} of STATES) {
      test(`axe finds nothing in ${name}`, async ({page}) => {
        await page.setViewportSize({width, height: 800});
        await open(page, route);
        await reach(page);
        // Fades must have ended before colours are measured.
        await page.evaluate(() =>
          Promise.allSettled(
            document
              .getAnimations()
              .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
              .map((animation) => animation.finished),
          ),
        );
        expect(await axeViolations(page)).toEqual([]);
      });
    }
  });
}
