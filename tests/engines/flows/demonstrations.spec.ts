import {DEMONSTRATIONS, FRAME, REPAIRS, START_BUTTON} from '../../setup/demonstrations';
import {t} from '../../setup/messages';
import {expect, flow} from '../setup';
import type {Tab} from '../tab';

const {checkout, invoice, queue} = DEMONSTRATIONS;

/** Starts the demonstration of a page, before or after hydration. */
async function start(tab: Tab, release: (() => void) | undefined): Promise<void> {
  await tab.click(START_BUTTON);
  if (release) {
    release();
    await tab.hydrate();
  }
  await tab.waitForFocus(`${FRAME} h3`);
}

async function leave(tab: Tab): Promise<void> {
  await tab.press('Escape');
  await tab.waitForFocus(START_BUTTON);
  expect(await tab.sees(FRAME)).toBe(false);
}

flow(
  'the checkout lets the Tab key pass the Pay button until it is repaired',
  {smoke: true},
  async (tab, {open}) => {
    await start(tab, await open(checkout.route));
    await tab.focus(`${FRAME} form > :nth-child(4) input`);
    await tab.press('Tab');
    await expect.poll(() => tab.text('.checkoutMessage')).toBe(t('BrokenCheckout.skipped'));
    await tab.click(REPAIRS);
    await tab.focus(`${FRAME} form > :nth-child(4) input`);
    await tab.press('Tab');
    await tab.waitForFocus(`${FRAME} form button`);
    await tab.press('Enter');
    await expect.poll(() => tab.text('.checkoutMessage')).toBe(t('BrokenCheckout.paid'));
    await leave(tab);
  },
);

flow('the portal answers 404 once its server checks the owner', {}, async (tab, {open}) => {
  await start(tab, await open(invoice.route));
  await tab.fill(`${FRAME} .invoiceAddress input`, '1043');
  await tab.press('Enter');
  await tab.waitToSee(`${FRAME} [data-stolen=true]`);
  await tab.focus(`${FRAME} [role=switch]`);
  await tab.press(' ');
  await tab.waitToBeGone(`${FRAME} dl`);
  await leave(tab);
});

flow('the queue grows with the readers, and a repair removes it', {}, async (tab, {open}) => {
  await start(tab, await open(queue.route));
  await tab.focus(`${FRAME} [type=range]`);
  await tab.press('End');
  await tab.waitToSee('[data-goal-met=false]');
  await tab.click(`${FRAME} label:has([value=shared])`);
  await tab.waitToSee('[data-goal-met=true]');
  await leave(tab);
});
