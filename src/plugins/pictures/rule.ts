/** The one rule on pictures that writers bring: the check, the build and the budgets hold them to it. */

/** Formats that every browser we support reads, and that are small. */
export const FORMATS = ['.avif', '.svg', '.webp'];

/** A drawing is text, and small; a photograph of 1200 by 800 pixels in AVIF or WebP has about 100 kB. */
export const MOST_KB = {svg: 60, photo: 200};

/** No column is wider than half of this; the rest is for sharp screens. The build makes wider ones smaller. */
export const MOST_PIXELS = 1200;
