/** Takes screenshots so small that letters disappear, and compares them. */
import type {Page} from '@playwright/test';

/** Width in pixels. */
const ACROSS = 80;

/** Minimum difference of a channel, out of 255, to count as another colour. */
const ANOTHER_COLOUR = 20;

/** Returns a screenshot of the viewport as a PNG 80 pixels wide, in base64. */
export async function shrunk(page: Page): Promise<string> {
  const screenshot = await page.screenshot({animations: 'disabled'});
  return page.evaluate(
    async ([source, across]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = across;
      canvas.height = Math.round((across * image.height) / image.width);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [screenshot.toString('base64'), ACROSS] as const,
  );
}

/** Returns the share of pixels with different colours, from 0 to 1; 1 if the sizes differ. */
export function difference(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    async ([sources, least]) => {
      const [a, b] = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          if (!context) throw new Error('no canvas');
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (!a || a.width !== b?.width || a.height !== b.height) return 1;
      let changed = 0;
      for (let at = 0; at < a.data.length; at += 4) {
        const differs = [0, 1, 2].some(
          (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > least,
        );
        if (differs) changed += 1;
      }
      return changed / (a.width * a.height);
    },
    [[one, other], ANOTHER_COLOUR] as const,
  );
}
