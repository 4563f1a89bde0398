/** Detects motion on a page without interaction. */
import type {Page} from 'playwright-core';
import {atRest} from './rest';
import type {ElementLocation} from './instruments';

/** How long a page is observed, in ms: longer than a carousel's pause of 2 s between two moves. */
const WATCH_MS = 2600;
/** Maximum number of flashes within one second; WCAG 2.2, 2.3.1. */
const MOST_FLASHES = 3;

export interface Motion extends ElementLocation {
  kind: 'moves' | 'flashes';
  /** Index for `press` of the button in the same region that stops it; -1 if there is none. */
  control: number;
}

/**
 * Returns the elements that change without interaction: those whose style, classes or children change,
 * and those with endless animations. Elements that change more than three times in a second flash.
 * Progress indicators are essential, and left out.
 */
export function watch(page: Page): Promise<Motion[]> {
  return page.evaluate(
    async ({time, most}) => {
      const {audit} = window;
      // Several changes before one paint count as one.
      const changes = new Map<Element, Set<number>>();
      const observer = new MutationObserver((records) => {
        const frame = document.timeline.currentTime;
        for (const {target} of records) {
          const element = target instanceof Element ? target : target.parentElement;
          if (element) changes.set(element, (changes.get(element) ?? new Set()).add(Number(frame)));
        }
      });
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ['style', 'class', 'hidden', 'src'],
      });
      await new Promise((resolve) => setTimeout(resolve, time));
      observer.disconnect();
      const endless = document.getAnimations().flatMap(({effect, playState}) => {
        const timing = effect?.getComputedTiming();
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        if (playState !== 'running' || timing?.endTime !== Infinity || !target) return [];
        return [{target, period: Number(timing.duration)}];
      });
      const isEssential = (element: Element) =>
        element.closest('[aria-busy=true], [aria-disabled=true]') !== null;
      const controlOf = (element: Element) => {
        const part = element.closest('section, [role=region], [role=group]:has(button)');
        const named = [...(part?.querySelectorAll('button') ?? [])].find((button) =>
          /pause|stop/i.test(button.getAttribute('aria-label') ?? button.innerText),
        );
        if (!named) return -1;
        const known = audit.kept.indexOf(named);
        return known < 0 ? audit.kept.push(named) - 1 : known;
      };
      const found: Motion[] = [];
      const add = (element: Element, kind: Motion['kind']) => {
        if (audit.seen(element) && !isEssential(element)) {
          found.push({...audit.locationOf(element), kind, control: controlOf(element)});
        }
      };
      for (const [element, frames] of changes) {
        add(element, frames.size > (most * time) / 1000 ? 'flashes' : 'moves');
      }
      for (const {target, period} of endless) {
        add(target, period < 1000 / most ? 'flashes' : 'moves');
      }
      return found;
    },
    {time: WATCH_MS, most: MOST_FLASHES},
  );
}

/** Clicks a button that `watch` found, and removes its focus, which may pause motion too. */
export async function press(page: Page, control: number): Promise<void> {
  await page.evaluate((number) => {
    const button = window.audit.kept[number] as HTMLElement;
    button.click();
    button.blur();
  }, control);
  // Wait until the current move ends and the carousel has updated in the next frame.
  await atRest(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
