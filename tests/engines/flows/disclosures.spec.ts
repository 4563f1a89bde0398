import {expect, flow} from '../setup';
import {pageWith} from '../../setup/routes';

flow(
  'a question opens and closes by mouse and keyboard @questions',
  {smoke: true},
  async (tab, {open}) => {
    await open(pageWith('Question'));
    const isOpen = () => tab.on('main details', (question: HTMLDetailsElement) => question.open);
    expect(await isOpen()).toBe(false);
    await tab.click('main summary');
    await expect.poll(isOpen).toBe(true);
    await tab.waitToSee('main summary + div');
    await tab.focus('main summary');
    await tab.press('Enter');
    await expect.poll(isOpen).toBe(false);
    await tab.press(' ');
    await expect.poll(isOpen).toBe(true);
  },
);

flow(
  'a map takes the place of its drawing, and the wheel, only after it is opened',
  {smoke: true},
  async (tab, {open}) => {
    await open('/TrendSoft/ContactUs');
    const place = 'main div:has(> details > iframe)';
    const summary = `${place} summary`;
    const map = `${place} iframe`;
    await tab.on(place, (one) => one.scrollIntoView({block: 'center', behavior: 'instant'}));
    expect(await tab.sees(map)).toBe(false);
    const loaded = () =>
      tab.evaluate(
        () =>
          performance
            .getEntriesByType('resource')
            .filter(({name}) => name.includes('/export/embed')).length,
      );
    const top = await tab.evaluate(() => scrollY);
    await tab.hover(place);
    await tab.session.wheel(0, 60);
    await expect.poll(() => tab.evaluate(() => scrollY)).not.toBe(top);
    expect(await loaded()).toBe(0);
    await tab.focus(summary);
    await tab.press('Enter');
    await tab.waitToSee(map);
    await tab.press(' ');
    await tab.waitToBeGone(map);
  },
);
