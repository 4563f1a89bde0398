/** The type of a page's state. */
import type {Page} from '@playwright/test';

export interface State {
  /** Used in titles and, with hyphens, in file names. */
  name: string;
  route: string;
  /** Width of the viewport for tests, in px. */
  width: number;
  /** Whether the state exists at another width; at every width by default. */
  exists?: (width: number) => boolean;
  /** Set if only the audit visits the state; the other tests visit one state of each kind. */
  auditOnly?: true;
  /** Brings the page to the state. Uses selectors, not text, so that it works in every language. */
  reach: (page: Page) => Promise<void>;
}
