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
  /** WCAG 2.2 success criteria, e.g. 1.4.3; none where only good practice is at stake. */
  criteria: readonly string[];
  /** What is wrong and how to fix it, with the figures measured. */
  message: string;
  /** Selector of the element and its opening tag; of `html` where the whole page is meant. */
  selector: string;
  html: string;
}

/** A finding of a probe, before its name is added; about all criteria of the probe unless it names some. */
export type Fault = Pick<Finding, 'message' | 'selector' | 'html'> &
  Partial<Pick<Finding, 'criteria'>>;

/** A fault that is planted in a good page, which the probe or engine must find there, and not before. */
export interface PlantedFault {
  /** A sentence, e.g. 'The ring is taken away from links'. */
  name: string;
  visit: Visit;
  plant: Plant;
}

interface About {
  /** Kebab-case, e.g. focus-ring. */
  id: string;
  /** One sentence: what is true where the probe finds nothing. */
  title: string;
  /** The success criteria for which the probe is evidence. */
  criteria: readonly string[];
  planted: readonly [PlantedFault, ...PlantedFault[]];
}

/** Measures in a browser what the engines cannot see. */
export interface Probe extends About {
  /** Returns whether the probe can find anything new at a visit. */
  applies: (visit: Visit) => boolean;
  /** Set where the page is not left as it was; the probe then opens a page of its own. */
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

/** Scrolls to the top and takes the focus away, so that Tab begins with the first stop. */
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
