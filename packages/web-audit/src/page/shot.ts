/** Fast screenshots as pixels. */
import type {CDPSession, Page} from 'playwright-core';
import sharp from 'sharp';
import type {Rgb} from './contrast';

/** A box in CSS px, relative to the document's top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Shot {
  box: Box;
  /** Returns the colour at a point of the document, which must be in the box. */
  at: (x: number, y: number) => Rgb;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Captures the whole document, or a part of it in the viewport, at one pixel per CSS px.
 * With a larger `scale`, in pixels per CSS px, the part may be anywhere.
 *
 * Playwright's own screenshots wait for fonts and frames each time, which is too slow for a
 * hundred screenshots of one page.
 */
export async function shoot(page: Page, part?: Box, scale = 1): Promise<Shot> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const box = part ?? (await wholePage(page));
  const {data} = await (
    await session
  ).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: !part || scale > 1,
    clip: {...box, scale},
  });
  const {data: pixels, info} = await sharp(Buffer.from(data, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  const {width, height} = info;
  return {
    box,
    at: (x, y) => {
      const column = Math.min(Math.max(Math.floor((x - box.x) * scale), 0), width - 1);
      const row = Math.min(Math.max(Math.floor((y - box.y) * scale), 0), height - 1);
      const start = 4 * (row * width + column);
      return [pixels[start] ?? 0, pixels[start + 1] ?? 0, pixels[start + 2] ?? 0];
    },
  };
}

function wholePage(page: Page): Promise<Box> {
  return page.evaluate(() => {
    scrollTo(0, 0);
    const {clientWidth, scrollHeight} = document.documentElement;
    return {x: 0, y: 0, width: clientWidth, height: scrollHeight};
  });
}

/** Time limit for painting two frames, in ms: a page in the background paints none. */
const FRAMES_MS = 1000;

/** Waits until changes of the page are painted. */
export function repainted(page: Page): Promise<void> {
  return page.evaluate(
    (limit) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, limit);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    FRAMES_MS,
  );
}

/** Runs a function with reduced motion, and restores the setting afterwards. */
export async function held<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const before = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({reducedMotion: 'reduce'});
  try {
    return await work();
  } finally {
    await page.emulateMedia({reducedMotion: before ? 'reduce' : 'no-preference'});
  }
}
