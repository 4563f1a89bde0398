/** State of a page whose unexpected change a visitor would notice. */
import type {Page} from 'playwright-core';
import {equip} from './instruments';

/** Address, open parts, selected and checked controls, messages and number of tabs. */
export type Situation = Readonly<Record<string, string>>;

/** Reads the situation, without moving content such as a carousel. */
export async function situationOf(page: Page): Promise<Situation> {
  await equip(page);
  const inside = await page.evaluate(() => ({
    ...window.audit.situation(),
    'announced messages': [...document.querySelectorAll('[role=alert], [role=status]')]
      .map(({textContent}) => textContent)
      .join('|'),
  }));
  return {...inside, tabs: String(page.context().pages().length)};
}

/** Describes the differences; empty if there are none. */
export function changesOf(before: Situation, after: Situation): string {
  return Object.keys(before)
    .filter((key) => before[key] !== after[key])
    .map((key) => `${key}: ${before[key]} → ${after[key]}`)
    .join('; ');
}
