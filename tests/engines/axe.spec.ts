/** Runs axe-core on every page in every engine; tests/a11y and the audit test more states in Chromium. */
import {readFileSync} from 'node:fs';
import type {AxeResults, RunOptions} from 'axe-core';
import {builtRoutes} from '../setup/site';
import {expect, test} from './setup';

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS: RunOptions = {resultTypes: ['violations'], rules: {'target-size': {enabled: true}}};

for (const route of builtRoutes()) {
  test(`axe finds no violations on ${route}`, async ({tab}) => {
    await tab.open(route);
    await tab.evaluate(atRest);
    await tab.session.evaluate(`() => { ${SOURCE} }`, []);
    expect(await tab.evaluate(violations, OPTIONS)).toEqual([]);
  });
}

/** Runs in the page. Lays out every band, and finishes animations. */
function atRest(): void {
  for (const band of document.querySelectorAll<HTMLElement>('main [data-tone]')) {
    band.style.contentVisibility = 'visible';
  }
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/** Runs in the page. Excludes frames, which contain third-party pages. */
async function violations(options: RunOptions): Promise<string[]> {
  const {axe} = globalThis as unknown as {
    axe: {run: (context: object, options: RunOptions) => Promise<AxeResults>};
  };
  const found = await axe.run({exclude: [['iframe']]}, options);
  return found.violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
