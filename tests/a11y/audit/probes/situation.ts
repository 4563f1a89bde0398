/** Changes that a visitor would notice if a page changed by itself. */
import type {Page} from '@playwright/test';
import {equip} from '../instruments';

/** Its address, what is open, selected and checked, and the number of tabs. */
export type Situation = Readonly<Record<string, string>>;

/** Reads the situation; content that moves by itself (a carousel) is not part of it. */
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

/** Returns the differences in words; empty if there are none. */
export function changesOf(before: Situation, after: Situation): string {
  return Object.keys(before)
    .filter((key) => before[key] !== after[key])
    .map((key) => `${key}: ${before[key]} → ${after[key]}`)
    .join('; ');
}
