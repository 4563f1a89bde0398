/** Who needs another way to apply, or to reach us, learns of it before meeting the way that does not work. */
import {folded, heroOf, linksOf} from '../setup/content';
import {pageAt} from '../setup/site';

const CONTACT = '/TrendSoft/ContactUs';

test.each([
  '/TrendSoft/Career',
  '/TrendSoft/Career/epubaccessibility',
  '/TrendSoft/Career/fresher',
])('%s says how to ask for an adjustment or another way before it asks to apply', (route) => {
  const hero = heroOf(route);
  expect(folded(hero.text())).toMatch(/adjust.+another way/);
  const targets = linksOf(hero).map(([, target]) => target);
  expect(targets).toContain(CONTACT);
  const after = targets.slice(targets.indexOf(CONTACT));
  expect(after.some((target) => target?.endsWith('#apply'))).toBe(true);
});

test.each([
  ['/TrendSoft/Career', 'another way to apply'],
  [CONTACT, 'another way together'],
])('the form on %s stands after the words about adjustments', (route, words) => {
  const form = pageAt(route)('main form[action]');
  const first = folded(form.closest('[data-tone]').find('p').first().text());
  expect(first).toContain('adjustment');
  expect(first).toContain(words);
});
