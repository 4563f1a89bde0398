/** Types of visits, findings and probes. */
import type {Page} from '@playwright/test';
import {equip, type Instruments} from './instruments';
import type {Plant} from './planted-faults';

export type Scheme = 'light' | 'dark' | 'forced colours' | 'reduced motion';

/** A page in a state, at a width and in a scheme. */
export interface Visit {
  /** Path from the site's root, e.g. /About. */
  route: string;
  /** A name from tests/a11y/states; by default the page as it opens. */
  state?: string;
  /** Width of the viewport, in px. */
  width: number;
  scheme: Scheme;
}

/** A violation of a rule. */
export interface Finding {
  /** The engine's rule, or the probe, e.g. color-contrast, focus-ring. */
  rule: string;
  /** WCAG 2.2 success criteria, e.g. 1.4.3; empty for best practices. */
  criteria: readonly string[];
  /** The problem, with measurements, and how to fix it. */
  message: string;
  /** Selector and opening tag of the element; `html` for the whole page. */
  selector: string;
  html: string;
}

/** A finding without the probe's id; it applies to all criteria of the probe unless it lists its own. */
export type Fault = Pick<Finding, 'message' | 'selector' | 'html'> &
  Partial<Pick<Finding, 'criteria'>>;

/** A fault to plant in a page, which the probe or engine must find, and must not find before. */
export interface PlantedFault {
  /** A sentence, e.g. 'Links have no focus ring'. */
  name: string;
  visit: Visit;
  plant: Plant;
}

interface About {
  /** Kebab-case, e.g. focus-ring. */
  id: string;
  /** One sentence that is true if the probe finds nothing. */
  title: string;
  /** The success criteria that the probe tests. */
  criteria: readonly string[];
  planted: readonly [PlantedFault, ...PlantedFault[]];
}

/** Measures what the engines cannot detect, in a browser. */
export interface Probe extends About {
  /** Whether the probe can find anything new at a visit. */
  applies: (visit: Visit) => boolean;
  /** Set if the probe changes the page, so that it needs its own. */
  disturbs?: true;
  run: (page: Page, visit: Visit) => Promise<Fault[]>;
}

/** Compares all built pages, given as route → HTML. */
export interface SiteProbe extends About {
  run: (pages: ReadonlyMap<string, string>) => Fault[];
}

export const findingsOf = (
  {id, criteria}: Pick<About, 'id' | 'criteria'>,
  faults: readonly Fault[],
): Finding[] => faults.map((fault) => ({rule: id, criteria, ...fault}));

/** Returns a fault that concerns the whole page. */
export const ofPage = (message: string): Fault => ({message, selector: 'html', html: '<html>'});

/**
 * Runs a function inside the page, and returns the faults it finds.
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

/** Scrolls to the top and removes the focus, so that Tab moves to the first stop. */
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
