import type {Page} from '@playwright/test';
import {check, find, type Fault} from '../faults';
import {inEachState} from '../visits';
import {at} from '../../plants';

/**
 * 2.1.1: the arrow keys reach each tab of a list of tabs, and come round to the first
 * (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/).
 */
export const tabKeys = check(
  {
    id: 'tab-keys',
    title: 'The arrow keys reach every tab of each list of tabs.',
    criteria: ['2.1.1'],
    applies: inEachState,
    disturbs: true,
    defects: [
      {
        name: 'The arrow keys do nothing in a list of tabs',
        visit: at('/TrendSoft/oursolutions/CyberSecurity'),
        plant: {
          script: () =>
            window.addEventListener(
              'keydown',
              (event) => {
                if (event.key.startsWith('Arrow')) event.stopImmediatePropagation();
              },
              {capture: true},
            ),
        },
      },
    ],
  },
  async (page) => {
    const faults: Fault[] = [];
    const count = await page.locator('[role=tablist]').count();
    for (let index = 0; index < count; index += 1) faults.push(...(await goRound(page, index)));
    return faults;
  },
);

async function goRound(page: Page, index: number): Promise<Fault[]> {
  const list = page.locator('[role=tablist]').nth(index);
  if (!(await list.isVisible())) return [];
  const vertical = (await list.getAttribute('aria-orientation')) === 'vertical';
  const tabs = await list.locator('[role=tab]').count();
  await list.locator('[role=tab][aria-selected=true]').focus();
  const reached = new Set<number>();
  for (let press = 0; press < tabs; press += 1) {
    await page.keyboard.press(vertical ? 'ArrowDown' : 'ArrowRight');
    reached.add(
      await list.evaluate((one) =>
        [...one.querySelectorAll('[role=tab]')].indexOf(document.activeElement!),
      ),
    );
  }
  if (reached.size === tabs && !reached.has(-1)) return [];
  return find(
    page,
    ({fault}, at) => {
      const found = document.querySelectorAll('[role=tablist]')[at];
      const message =
        'The arrow keys do not reach each of its tabs: who has no mouse never comes to them.';
      return found ? [fault(found, message)] : [];
    },
    index,
  );
}
