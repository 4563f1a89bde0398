/** What a visitor would notice of a page that changed by itself. */
import type {Page} from '@playwright/test';

/** Where the page is, what is open, selected and checked, and how many tabs there are. */
export type Situation = Readonly<Record<string, string>>;

/** Reads the situation; what moves by itself (a carousel) is no part of it. */
export async function situationOf(page: Page): Promise<Situation> {
  const inside = await page.evaluate(() => {
    const places = (selector: string) =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => element.matches(selector))
        .map((element) => element.id || element.textContent.slice(0, 40))
        .join(', ');
    return {
      title: document.title,
      'open parts': places(':popover-open, details[open]'),
      'expanded, selected and pressed controls': places(
        '[aria-expanded=true], [aria-selected=true], [aria-pressed=true]',
      ),
      'checked choices': places('input:checked'),
      'announced messages': [...document.querySelectorAll('[role=alert], [role=status]')]
        .map(({textContent}) => textContent)
        .join('|'),
    };
  });
  return {...inside, address: page.url(), tabs: String(page.context().pages().length)};
}

/** What is different, in words; empty when nothing is. */
export function changesOf(before: Situation, after: Situation): string {
  return Object.keys(before)
    .filter((key) => before[key] !== after[key])
    .map((key) => `${key}: ${before[key]} → ${after[key]}`)
    .join('; ');
}
