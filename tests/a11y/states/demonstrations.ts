/** Started demonstrations, without the faults that the checkout has before it is repaired: e2e/demonstrations tests those. */
import {
  DEMONSTRATIONS,
  FRAME,
  repairCheckout,
  startDemonstration,
} from '../../setup/demonstrations';
import type {State} from './state';

export const DEMONSTRATION_STATES: State[] = [
  {
    name: 'the checkout, repaired',
    route: DEMONSTRATIONS.checkout.route,
    width: 1280,
    reach: async (page) => {
      await startDemonstration(page);
      await repairCheckout(page);
    },
  },
  {
    name: 'the invoice of somebody else',
    route: DEMONSTRATIONS.invoice.route,
    width: 320,
    reach: async (page) => {
      await startDemonstration(page);
      await page.locator(`${FRAME} .invoiceNeighbours button`).last().click();
    },
  },
  {
    name: 'the invoice, refused',
    route: DEMONSTRATIONS.invoice.route,
    width: 1280,
    auditOnly: true,
    reach: async (page) => {
      await startDemonstration(page);
      await page.locator(`${FRAME} .invoiceNeighbours button`).last().click();
      await page.locator(`${FRAME} [role=switch]`).click();
    },
  },
  {
    name: 'the queue, full',
    route: DEMONSTRATIONS.queue.route,
    width: 1280,
    reach: async (page) => {
      await startDemonstration(page);
      await page.locator(`${FRAME} [type=range]`).fill('600');
      await page.locator(`${FRAME} summary`).click();
    },
  },
];
