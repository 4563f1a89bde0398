/** What a page can be brought to look like, beside how it opens; axe reads each, and the gallery shows it. */
import type {Locator, Page} from '@playwright/test';

export interface State {
  /** Names the state in titles and, with hyphens, in file names. */
  name: string;
  route: string;
  /** The width in px that the state is checked at. */
  width: number;
  /** Whether the state can be reached at another width; everywhere when left out. */
  exists?: (width: number) => boolean;
  reach: (page: Page) => Promise<void>;
}

/** Header.module.css: from 64em on there is a panel, below it a drawer. */
const wide = (width: number) => width >= 1024;
const small = (width: number) => !wide(width);

const CONTACT = '/TrendSoft/ContactUs';
const send = (page: Page) => page.getByRole('main').locator('form button[type=submit]');

/** Fills in the contact form by the fields' names, which are the same in every language. */
export async function fillContact(page: Page): Promise<void> {
  const field = (name: string): Locator => page.getByRole('main').locator(`[name=${name}]`);
  for (const [name, value] of [
    ['name', 'Asha Rao'],
    ['email', 'asha.rao@example.com'],
    ['phoneNumber', '9876543210'],
    ['companyName', 'Rao Press'],
  ] as const) {
    await field(name).fill(value);
  }
  await field('countryCode').selectOption({index: 1});
  await field('enquiries').selectOption({index: 1});
}

/** Sends the contact form to a server that answers so; without a status it never answers. */
async function sendContact(page: Page, status?: number): Promise<void> {
  await page.route(/contact-form$/, (route) => (status ? route.fulfill({status}) : undefined));
  await fillContact(page);
  await send(page).click();
}

export const STATES: State[] = [
  ...['Digital Accessibility Services', 'Testing Services', 'Cyber Security'].map((category) => ({
    name: `the services panel on ${category}`,
    route: '/About',
    width: 1280,
    exists: wide,
    reach: async (page: Page) => {
      await page.getByRole('button', {name: 'Our Services'}).click();
      await page.getByRole('tab', {name: category}).click();
    },
  })),
  {
    name: 'the drawer with its list open',
    route: '/About',
    width: 320,
    exists: small,
    reach: async (page) => {
      await page.getByRole('button', {name: 'Menu'}).click();
      await page.getByRole('dialog').getByText('Our Solutions').click();
    },
  },
  {
    name: 'the last of the six tabs',
    route: '/TrendSoft/oursolutions/CyberSecurity',
    width: 1280,
    exists: wide,
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
    route: CONTACT,
    width: 1280,
    reach: (page) => send(page).click(),
  },
  {
    name: 'the contact form while it is sent',
    route: CONTACT,
    width: 1280,
    reach: (page) => sendContact(page),
  },
  {
    name: 'the contact form when it was sent',
    route: CONTACT,
    width: 1280,
    reach: async (page) => {
      await sendContact(page, 200);
      await page.getByText('Form Submitted Successfully').waitFor();
    },
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
