import {expect, flow} from '../setup';

const ROUTE = '/TrendSoft/oursolutions/WebAccess-DigitalAccessibility';
const QUESTION = 'main details';

flow(
  'a question opens and closes by click and by keys @questions',
  {essence: true},
  async (tab, {open}) => {
    await open(ROUTE);
    const isOpen = () =>
      tab.evaluate(
        (selector) => document.querySelector<HTMLDetailsElement>(selector)!.open,
        QUESTION,
      );
    expect(await isOpen()).toBe(false);
    await tab.click(`${QUESTION} summary`);
    await expect.poll(isOpen).toBe(true);
    await tab.waitToSee(`${QUESTION} summary + div`);
    await tab.focus(`${QUESTION} summary`);
    await tab.press('Enter');
    await expect.poll(isOpen).toBe(false);
    await tab.press('Space');
    await expect.poll(isOpen).toBe(true);
  },
);
