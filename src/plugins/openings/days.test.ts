import {isOpen, noticeOf, today} from './days';

test('the day of the site is today unless SITE_DATE names another', () => {
  expect(today({})).toBe(new Date().toISOString().slice(0, 10));
  expect(today({SITE_DATE: '2027-05-01'})).toBe('2027-05-01');
});

test.each(['tomorrow', '', '2027-13-01', '2027-02-30', '1.5.2027'])(
  'SITE_DATE cannot be "%s"',
  (SITE_DATE) => {
    expect(() => today({SITE_DATE})).toThrow(`SITE_DATE is ${SITE_DATE}; give a day such as`);
  },
);

test('one can apply on the last day, and not on the day after', () => {
  expect(isOpen({validThrough: '2027-04-30'}, '2027-04-30')).toBe(true);
  expect(isOpen({validThrough: '2027-04-30'}, '2027-05-01')).toBe(false);
});

test('without a last day an opening stands until it is closed', () => {
  expect(isOpen({}, '2035-12-31')).toBe(true);
  expect(isOpen({closed: true}, '2027-01-01')).toBe(false);
  expect(isOpen({closed: true, validThrough: '2027-04-30'}, '2027-01-01')).toBe(false);
});

test('nothing is said until a week before the end, nor of an opening without one', () => {
  expect(noticeOf({validThrough: '2027-04-30'}, '2027-04-22')).toBeUndefined();
  expect(noticeOf({}, '2035-12-31')).toBeUndefined();
  expect(noticeOf({validThrough: '2027-04-30', closed: true}, '2027-05-01')).toBeUndefined();
});

test.each([
  ['2027-04-23', 'in 7 days'],
  ['2027-04-29', 'tomorrow'],
  ['2027-04-30', 'today'],
])('on %s a writer is advised that it closes %s', (day, when) => {
  expect(noticeOf({validThrough: '2027-04-30'}, day)).toContain(
    `closes ${when} ('validThrough' is 2027-04-30)`,
  );
});

test('from the day after, the advice says both ways out', () => {
  expect(noticeOf({validThrough: '2027-04-30'}, '2027-05-01')).toMatch(
    /closed on 2027-04-30.+a later day.+Filled\?.+npm run remove/,
  );
});
