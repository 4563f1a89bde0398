/** What the checks share: how they look into a page, and how they say what they found. */
import type {Page} from '@playwright/test';
import type {Check, Finding, Visit} from '../check';
import {equip, type Instruments} from '../instruments';

/** A finding before the check has put its name to it; a violation unless it says otherwise. */
export type Fault = Pick<Finding, 'message' | 'selector' | 'html'> &
  Partial<Pick<Finding, 'outcome' | 'criteria'>>;

/** Makes a check of a function that looks for faults. */
export function check(
  about: Omit<Check, 'run'>,
  look: (page: Page, visit: Visit) => Promise<Fault[]>,
): Check {
  return {
    ...about,
    run: async (page, visit) => signed(about, await look(page, visit)),
  };
}

/** Faults with the name and the criteria of the check that found them. */
export function signed(about: Pick<Check, 'id' | 'criteria'>, faults: Fault[]): Finding[] {
  return faults.map((fault) => ({
    rule: about.id,
    outcome: 'violation',
    criteria: about.criteria,
    ...fault,
  }));
}

/** A fault of the page as a whole. */
export function ofPage(message: string): Fault {
  return {message, selector: 'html', html: '<html>'};
}

/**
 * Looks for faults inside the page, in one call.
 *
 * @param faults runs in the page: it knows nothing of this file but its two arguments
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

/** Leaves a page as it opens: at the top, at its own address, and Tab begins with the first stop. */
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
