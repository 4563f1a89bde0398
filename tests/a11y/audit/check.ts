/** What the audit looks at, what looks at it, and what it says: the words that all its parts share. */
import type {Page} from '@playwright/test';
import type {Plant} from './plants';

export type Scheme = 'light' | 'dark' | 'forced colours' | 'reduced motion';

/** One look at the site: a page, opened and brought into a state, at a width and in a scheme. */
export interface Visit {
  /** Path from the site's root, as in pages/, e.g. /About. */
  route: string;
  /** A name from tests/setup/states.ts; the page as it opens when left out. */
  state?: string;
  /** Of the viewport, in px. */
  width: number;
  scheme: Scheme;
}

/** Something that fails, or that only a person can decide. */
export interface Finding {
  /** The engine's rule or the scripted check, e.g. color-contrast, focus-visible. */
  rule: string;
  outcome: 'violation' | 'needs review';
  /** WCAG 2.2 success criteria, e.g. 1.4.3; none when only good practice is at stake. */
  criteria: readonly string[];
  /** What is wrong, why it matters to somebody, and how to fix it, with the figures measured. */
  message: string;
  /** A selector of the element, and its opening tag; of `html` when the page as a whole is meant. */
  selector: string;
  html: string;
}

/** A scripted check of what an engine cannot see. */
export interface Check {
  /** Kebab-case, e.g. focus-visible. */
  id: string;
  /** One sentence: what holds when the check finds nothing. */
  title: string;
  /** The success criteria for which the check is evidence. */
  criteria: readonly string[];
  /** Which visits it is worth: often one scheme and width, and pages as they open. */
  applies: (visit: Visit) => boolean;
  /** Visits at which it looks too when an engine leaves open there what it decides. */
  onDemand?: (visit: Visit) => boolean;
  /** Set when it needs no script of ours, so that it also looks where a page has moved from. */
  withoutScript?: true;
  /** Set when the page is not left as it was found; the check is then given a page of its own. */
  disturbs?: true;
  run: (page: Page, visit: Visit) => Promise<Finding[]>;
  /** What it must catch; a check that has caught nothing yet may be blind. */
  defects: readonly [Defect, ...Defect[]];
}

/** A check that compares pages: route → HTML as built. */
export interface SiteCheck extends Pick<Check, 'id' | 'title' | 'criteria' | 'defects'> {
  run: (pages: ReadonlyMap<string, string>) => Finding[];
}

/** The good page plus one fault, which the audit must catch. */
export interface Defect {
  /** A plain sentence, e.g. 'The ring is taken away from links'. */
  name: string;
  visit: Visit;
  plant: Plant;
}

export interface PlantedDefect extends Defect {
  /** The check, or the engine and its rule as 'axe:label', that must report it. */
  caughtBy: string;
}
