/** What a visitor would notice of a page that changed by itself. */
import type {Page} from '@playwright/test';
import {equip} from '../instruments';

/** Where the page is, what is open, selected and checked, and how many tabs there are. */
export type Situation = Readonly<Record<string, string>>;

/** Reads the situation; what moves by itself (a carousel) is no part of it. */
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

/** What is different, in words; empty when nothing is. */
export function changesOf(before: Situation, after: Situation): string {
  return Object.keys(before)
    .filter((key) => before[key] !== after[key])
    .map((key) => `${key}: ${before[key]} → ${after[key]}`)
    .join('; ');
}
