/** Asks a page which of the elements that an engine asks about were measured by the check that decides. */
import type {Page} from '@playwright/test';
import type {Measured, Said} from '../parts';
import {deciderOf} from './deciders';

/** Whether engines leave open what a check decides. */
export function isAskedOf(check: string, said: readonly Said[]): boolean {
  return said.some(({engine, findings}) =>
    findings.some(
      ({outcome, rule}) => outcome === 'needs review' && deciderOf(engine, rule)?.by === check,
    ),
  );
}

/** @param said by everything that looked at the page in this visit, the scripted checks included */
export async function measuredOn(page: Page, said: readonly Said[]): Promise<Measured[]> {
  const ran = said.flatMap(({engine, rules}) => (engine === 'scripted' ? rules : []));
  const asked = said.flatMap(({engine, findings}) =>
    findings.flatMap(({outcome, rule, selector}) => {
      const decider = outcome === 'needs review' ? deciderOf(engine, rule) : undefined;
      if (decider?.covers !== 'element' || !ran.includes(decider.by)) return [];
      return [{by: decider.by, selector}];
    }),
  );
  if (asked.length === 0) return [];
  return page.evaluate((questions) => {
    const known = new Set<string>();
    return questions.flatMap(({by, selector}) => {
      const element = document.querySelector(selector);
      if (!element || !window.audit.measured[by]?.has(element)) return [];
      if (known.has(by + selector)) return [];
      known.add(by + selector);
      return [{by, selector, shared: !element.closest('main')}];
    });
  }, asked);
}
