import {allFiles, rejectOddName} from '../../scripts/check/site';

test.each(['pages/Audit(2).mdx', "pages/a'b.mdx", 'pages/a b.mdx', 'pages/é.mdx'])(
  '%s is rejected',
  (file) => {
    expect(() => rejectOddName(file)).toThrow(`${file}: a page's name becomes its address`);
  },
);

test('every page of the site has an accepted name', () => {
  expect(() => allFiles().forEach(rejectOddName)).not.toThrow();
});
