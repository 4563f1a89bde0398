/** The types of visits, findings and probes. */
import type {Page} from '@playwright/test';
import {equip, type Instruments} from './instruments';
import type {Plant} from './plants';

export type Scheme = 'light' | 'dark' | 'forced colours' | 'reduced motion';

/** A page in a state, at a width and in a scheme. */
export interface Visit {
  /** Path from the site's root, e.g. /About. */
  route: string;
  /** A name from tests/a11y/states; the page as it opens when left out. */
  state?: string;
  /** Of the viewport, in px. */
  width: number;
  scheme: Scheme;
}

/** A violation. */
export interface Finding {
  /** The engine's rule, or the probe, e.g. color-contrast, focus-ring. */
  rule: string;
  /** WCAG 2.2 success criteria, e.g. 1.4.3; none for faults of good practice only. */
  criteria: readonly string[];
  /** What is wrong and how to fix it, with the figures measured. */
  message: string;
  /** Selector of the element and its opening tag; of `html` if the fault is about the whole page. */
  selector: string;
  html: string;
}

/** A finding of a probe, without its name; about all criteria of the probe unless it names some. */
export type Fault = Pick<Finding, 'message' | 'selector' | 'html'> &
  Partial<Pick<Finding, 'criteria'>>;

/** A fault planted in a good page: the probe or engine must find it there, and nothing before. */
export interface PlantedFault {
  /** A sentence, e.g. 'The focus ring is removed from links'. */
  name: string;
  visit: Visit;
  plant: Plant;
}

interface About {
  /** Kebab-case, e.g. focus-ring. */
  id: string;
  /** One sentence: what is true if the probe finds nothing. */
  title: string;
  /** The success criteria that the probe tests. */
  criteria: readonly string[];
  planted: readonly [PlantedFault, ...PlantedFault[]];
}

/** Measures in a browser what engines cannot detect. */
export interface Probe extends About {
  /** Returns whether the probe can find anything new at a visit. */
  applies: (visit: Visit) => boolean;
  /** Set if the probe changes the page; it then opens a page of its own. */
  disturbs?: true;
  run: (page: Page, visit: Visit) => Promise<Fault[]>;
}

/** Compares pages as built: route → HTML. */
export interface SiteProbe extends About {
  run: (pages: ReadonlyMap<string, string>) => Fault[];
}

/** Returns the faults of a probe as findings. */
export const findingsOf = (
  {id, criteria}: Pick<About, 'id' | 'criteria'>,
  faults: readonly Fault[],
): Finding[] => faults.map((fault) => ({rule: id, criteria, ...fault}));

/** Returns a fault of the whole page. */
export const ofPage = (message: string): Fault => ({message, selector: 'html', html: '<html>'});

/**
 * Returns the faults that a function finds inside the page.
 *
 * @param faults runs in the page, so it can use only its two arguments
 */
export async function find<Argument = undefined>(
  page: Page,
  faults: (instruments: Instruments, argument: Argument) => Fault[] | Promise<Fault[]>,
  ...[argument]: Argument extends undefined ? [] : [Argument]
): Promise<Fault[]> {
  await equip(page);
  const instruments = await page.evaluateHandle(() => window.audit);
  try {
    return await instruments.evaluate(faults as never, argument as never);
  } finally {
    await instruments.dispose();
  }
}

/** Scrolls to the top and removes the focus, so that Tab begins at the first stop. */
export async function toTheTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    const {body} = document;
    body.tabIndex = -1;
    body.focus({preventScroll: true});
    body.blur();
    body.removeAttribute('tabindex');
    if (location.hash) history.replaceState(history.state, '', location.pathname);
    window.scrollTo({top: 0, behavior: 'instant'});
  });
}
