import {dueReasons} from './due';
import type {AuditSummary} from './types';

const audit = {
  date: '2027-01-01T10:00:00.000Z',
  pages: ['/', '/About', '/404.html', '/old'],
  versions: {'axe-core': '4.14.1', node: '20.20.2'},
} as unknown as AuditSummary;

const present = {day: '2027-01-02', pages: ['/', '/About'], versions: {'axe-core': '4.14.1'}};

test('an audit of the site as it is now is not due', () => {
  expect(dueReasons(audit, present)).toEqual([]);
});

test('after 180 days it is due', () => {
  expect(dueReasons(audit, {...present, day: '2027-06-30'})).toEqual([]);
  expect(dueReasons(audit, {...present, day: '2027-07-01'})).toEqual([
    'It is 181 days old, and good for 180.',
  ]);
});

test('so it is when a page was added, or an engine has another version', () => {
  const pages = [...present.pages, '/New'];
  expect(dueReasons(audit, {...present, pages})).toEqual(['Added since: /New.']);
  const versions = {'axe-core': '4.15.0', react: '19.0.0'};
  expect(dueReasons(audit, {...present, versions})).toEqual([
    'Of another version since: axe-core 4.15.0.',
  ]);
});
