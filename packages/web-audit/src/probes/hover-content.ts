import type {Page} from 'playwright-core';
import {revealAll} from '../page/instruments';
import {type Probe, type Fault} from '../probe';
import {onComputer} from '../when';
import {held} from '../page/shot';

/**
 * WCAG 2.2, 1.4.13: content that appears when a link or button is hovered can be dismissed with Escape, and
 * stays while the pointer is over it. The probe hovers each control in main and header.
 */
export const hoverContent: Probe = {
  id: 'hover-content',
  title: 'Content that appears on hover can be dismissed and hovered',
  criteria: ['1.4.13'],
  applies: onComputer,
  run: async (page) => {
    await revealAll(page);
    return held(page, async () => {
      const count = await page.evaluate(() => {
        const {audit} = window;
        const controls = audit.stops().filter((stop) => audit.seen(stop) && audit.isOnPage(stop));
        audit.kept = controls.filter((stop) => stop.closest('main, header'));
        return audit.kept.length;
      });
      const faults: Fault[] = [];
      for (let index = 0; index < count; index += 1) faults.push(...(await hover(page, index)));
      await page.mouse.move(0, 0);
      return faults;
    });
  },
};

async function hover(page: Page, index: number): Promise<Fault[]> {
  const middle = await page.evaluate((number) => {
    const control = window.audit.kept[number];
    control?.scrollIntoView({block: 'center', behavior: 'instant'});
    const line = control?.getClientRects()[0];
    if (!line) return null;
    const {x, y, width, height} = line;
    const seen = [...document.querySelectorAll('body *')].filter(window.audit.seen);
    Object.assign(window, {before: new Set(seen)});
    return {x: x + width / 2, y: y + height / 2};
  }, index);
  if (!middle) return [];
  await page.mouse.move(middle.x, middle.y);
  const shown = await page.evaluate(() => {
    const {audit} = window;
    const {before} = window as unknown as {before: Set<Element>};
    const added = [...document.querySelectorAll('body *')].find(
      (element) => !before.has(element) && audit.seen(element) && element.textContent.trim(),
    );
    if (!added) return null;
    const {x, y, width, height} = added.getBoundingClientRect();
    return {
      ...audit.locationOf(added),
      at: audit.kept.push(added) - 1,
      x: x + width / 2,
      y: y + height / 2,
    };
  });
  if (!shown) return [];
  const isSeen = () =>
    page.evaluate((at) => {
      const {kept, seen} = window.audit;
      const element = kept[at];
      return element !== undefined && seen(element);
    }, shown.at);
  const fault = (what: string): Fault => ({
    message: `It appears on hover and ${what}. People who magnify the screen cannot read it, or what it covers.`,
    selector: shown.selector,
    html: shown.html,
  });
  const faults: Fault[] = [];
  await page.mouse.move(shown.x, shown.y);
  if (!(await isSeen())) faults.push(fault('disappears when it is hovered'));
  await page.mouse.move(middle.x, middle.y);
  await page.keyboard.press('Escape');
  if (await isSeen()) faults.push(fault('is not dismissed by Escape'));
  return faults;
}
