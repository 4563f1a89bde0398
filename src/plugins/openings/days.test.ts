import {isOpen, today} from './days';

test('the date of the site is today unless SITE_DATE is set', () => {
  expect(today({})).toBe(new Date().toISOString().slice(0, 10));
  expect(today({SITE_DATE: '2027-05-01'})).toBe('2027-05-01');
});

test.each(['tomorrow', '', '2027-13-01', '2027-02-30', '1.5.2027'])(
  'SITE_DATE cannot be "%s"',
  (SITE_DATE) => {
    expect(() => today({SITE_DATE})).toThrow(`SITE_DATE is ${SITE_DATE}; give a day such as`);
  },
);

test('an opening is open on its last day, and closed on the day after', () => {
  expect(isOpen({validThrough: '2027-04-30'}, '2027-04-30')).toBe(true);
  expect(isOpen({validThrough: '2027-04-30'}, '2027-05-01')).toBe(false);
});

test('an opening without a last day is open until it is closed', () => {
  expect(isOpen({}, '2035-12-31')).toBe(true);
  expect(isOpen({closed: true, validThrough: '2027-04-30'}, '2027-01-01')).toBe(false);
});
