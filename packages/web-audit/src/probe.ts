/** Types of visits, findings and probes. */
import type {Page} from 'playwright-core';
import type {Settings} from './config';
import {equip, type Instruments} from './page/instruments';

export type Scheme = 'light' | 'dark' | 'forced colours' | 'reduced motion';

/** A page in a state, at a width and in a scheme. */
export interface Visit {
  /** Path from the site's root, e.g. /About. */
  route: string;
  /** Name of a state in the configuration; by default the page as it opens. */
  state?: string;
  /** As in State. */
  holdsFocus?: true;
  isPanel?: true;
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

/** What a probe tests. */
export interface About {
  /** Kebab-case, e.g. focus-ring. */
  id: string;
  /** One sentence that is true if the probe finds nothing. */
  title: string;
  /** The success criteria that the probe tests. */
  criteria: readonly string[];
}

/** Measures what the engines cannot detect, in a browser. */
export interface Probe extends About {
  /** Whether the probe can find anything new at a visit. */
  applies: (visit: Visit) => boolean;
  /** Set if the probe changes the page, so that it needs its own. */
  disturbs?: true;
  /** Set if the probe runs only where the configuration asks for it. */
  optional?: true;
  run: (page: Page, visit: Visit, settings: Settings) => Promise<Fault[]>;
}

/** Compares all pages, given as route → HTML. */
export interface SiteProbe extends About {
  run: (pages: ReadonlyMap<string, string>, settings: Settings) => Fault[];
}

/** @param advice probe → a sentence that ends its messages */
export const findingsOf = (
  {id, criteria}: Pick<About, 'id' | 'criteria'>,
  faults: readonly Fault[],
  advice: Readonly<Record<string, string>> = {},
): Finding[] =>
  faults.map((fault) => ({
    rule: id,
    criteria,
    ...fault,
    message: [fault.message, advice[id]].filter(Boolean).join(' '),
  }));

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
