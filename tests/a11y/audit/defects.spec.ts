/** Plants each defect, and sees that it is caught, and that there is no alarm without it. */
import {test} from '@playwright/test';
import {defects} from './checks';
import {inspect} from './inspect';
import {savePart} from './parts';
import {selection} from './run';
import {chosen, touches} from './selection';

const {out} = selection;
const engineOf = (caughtBy: string) => (/^([^:]+):/.exec(caughtBy)?.[1] ?? 'scripted') as 'axe';

for (const defect of selection.defects === 'none' ? [] : defects) {
  const {name, caughtBy, visit, plant} = defect;
  if (!chosen(selection.engines, engineOf(caughtBy)) || !touches(selection, visit)) continue;
  test(`Defect: ${name} (${caughtBy})`, async ({browser, baseURL}) => {
    const good = await inspect(browser, baseURL!, caughtBy, visit);
    const planted = await inspect(browser, baseURL!, caughtBy, visit, plant);
    savePart(out, {
      kind: 'defect',
      defect: {name, caughtBy, visit, caught: planted.length > 0, alarmOnGoodPage: good.length > 0},
    });
  });
}
