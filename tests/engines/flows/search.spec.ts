import {routesOfKind, TITLES} from '../../setup/routes';
import {expect, flow} from '../setup';

const FIELD = 'main [role=search] input';
const RESULTS = 'main .searchResults';
const [SERVICE = ''] = routesOfKind('service');

flow(
  'Enter lists the pages that match, the best first, and the focus stays in the field @search',
  {smoke: true},
  async (tab, {open}) => {
    const release = await open('/site-map');
    await tab.fill(FIELD, TITLES[SERVICE] ?? '');
    await tab.press('Enter');
    if (release) {
      release();
      await tab.hydrate();
    } else {
      await tab.waitForFocus(FIELD);
    }
    await tab.waitToSee(RESULTS);
    expect(await tab.attribute(`${RESULTS} > :first-child h3 a`, 'href')).toBe(SERVICE);
    await tab.click(`${RESULTS} > :first-child h3 a`);
    await tab.waitForPath(SERVICE);
  },
);
