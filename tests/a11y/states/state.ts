/** A state of a page that tests bring about. */
import type {Page} from '@playwright/test';

export interface State {
  /** Names the state in titles and, with hyphens, in file names. */
  name: string;
  route: string;
  /** The width in px that the state is checked at. */
  width: number;
  /** Whether the state can be reached at another width; everywhere when left out. */
  exists?: (width: number) => boolean;
  /** Set when only the audit goes there: the other tests look at one state of each kind. */
  auditOnly?: true;
  /** By what the page is made of, not by words: every language has the state. */
  reach: (page: Page) => Promise<void>;
}
