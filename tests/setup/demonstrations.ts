/** The demonstrations on service pages: block, route and script. Selectors work in every language. */
import type {Page} from '@playwright/test';

const SERVICES = '/TrendSoft/oursolutions';

export interface DemonstrationPage {
  name: string;
  route: string;
  /** The anchor of its section, to which a sample finding links. */
  anchor: string;
  /** The name of its script. */
  script: string;
}

export const DEMONSTRATIONS = {
  checkout: {
    name: 'the broken checkout',
    route: '/DigitalAccessibility',
    anchor: 'try-the-checkout',
    script: 'late-demonstration-checkout',
  },
  invoice: {
    name: 'the exposed invoice',
    route: `${SERVICES}/CyberSecurity`,
    anchor: 'try-the-portal',
    script: 'late-demonstration-invoice',
  },
  queue: {
    name: 'the queue of readers',
    route: `${SERVICES}/Testing/PerformanceTesting`,
    anchor: 'try-the-queue',
    script: 'late-demonstration-queue',
  },
} as const satisfies Record<string, DemonstrationPage>;

/** The button that starts the demonstration of a page. */
export const START_BUTTON = 'main div:has(> figure) + [data-needs-script] > button';
/** A started demonstration. */
export const FRAME = 'main section.demoFrame';
/** The part of a demonstration that does not conform, on purpose. */
export const FAULTY = '[data-faulty-demonstration]';
/** The buttons that repair the faults of the checkout. */
export const REPAIRS = `${FRAME} .checkoutFault button`;

/** Starts the demonstration of a page. */
export async function startDemonstration(page: Page): Promise<void> {
  await page.locator(START_BUTTON).click();
  await page.locator(`${FRAME} h3:focus`).waitFor();
}

/** Repairs every fault of the started checkout. */
export async function repairCheckout(page: Page): Promise<void> {
  for (const button of await page.locator(REPAIRS).all()) await button.click();
}
