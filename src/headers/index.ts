/** What the site's security and caching headers have of their own; the rest is the forms service's. */
import type {HeaderPolicy} from '@trendsoft/forms-service/headers';

export const HEADERS: HeaderPolicy = {
  policy: {
    // The contact page's maps.
    'frame-src': ['https://www.openstreetmap.org'],
  },
  hashed: 'assets/',
};
