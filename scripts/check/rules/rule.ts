import type {Problem} from '../../../src/mdx/problem';
import type {Level} from '../finding';
import type {Page} from '../page';
import type {Site} from '../site';

/** A rule may have another level for some of what it finds. */
type Found = Problem & {level?: Level};

/** One idea that pages are held to. */
export interface Rule {
  name: string;
  level: Level;
  /** What a writer reads about it in the guide: completes "It looks at …". */
  about: string;
  find: (page: Page, site: Site) => Found[] | Promise<Found[]>;
}
