/** Limits of the pictures that writers add: `npm run check` and the budgets apply them. */

/** Compact formats that every supported browser reads. */
export const FORMATS = ['.avif', '.svg', '.webp'];

/** Limits in kB. A photograph of 1200 by 800 pixels in AVIF or WebP has about 100 kB. */
export const MOST_KB = {svg: 60, photo: 200};

/** Width in pixels: twice the widest column, for high-density screens. */
export const MOST_PIXELS = 1200;
