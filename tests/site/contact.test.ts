import {folded} from '../setup/content';
import {pageAt} from '../setup/site';

const $ = pageAt('/TrendSoft/ContactUs');
const maps = $('main iframe');

/** Everything of the main content, in the order in which it is read. */
const all = $('main *').get();
const placeOf = (element?: (typeof all)[number]) => (element ? all.indexOf(element) : -1);

test('before each map stand a plain address and a directions link', () => {
  expect(maps).toHaveLength(2);
  for (const map of maps.get()) {
    const office = $(map).parent().parent();
    const address = office.find('p').first();
    const directions = office.find('a[href^="https://www.openstreetmap.org/"]');
    expect(folded(address.text())).toMatch(/^\w+, [\w ]+, India$/);
    expect(folded(directions.text())).toMatch(/^Directions to the \w+ office/);
    const order = [placeOf(address.get(0)), placeOf(directions.get(0)), placeOf(map)];
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  }
});

test('a map waits until it is scrolled to, and takes along neither referrer nor cookies', () => {
  for (const {attribs} of maps.get()) {
    expect(attribs).toMatchObject({
      loading: 'lazy',
      referrerpolicy: 'no-referrer',
      credentialless: '',
      title: expect.stringMatching(/^Map of the \w+ office$/),
    });
  }
});

test('the form comes before the maps, so that nobody waits for them', () => {
  expect(placeOf($('main form').get(0))).toBeLessThan(placeOf(maps.get(0)));
  expect(placeOf($('main form').get(0))).toBeGreaterThan(0);
});
