import type {Found, Level} from '../finding';
import type {Page} from '../page';
import type {Site} from '../site';

/** One idea that pages are held to. */
export interface Rule {
  name: string;
  level: Level;
  /** What a writer reads about it in the guide: completes "It looks at …". */
  about: string;
  find: (page: Page, site: Site) => Found[] | Promise<Found[]>;
}
