import path from 'node:path';
import {placeOf} from './files';

test.each([
  ['/home/ann/pages/website', 'pages/TrendSoft/pages/About.mdx', 'pages'],
  ['/home/ann/website', 'pages/TrendSoft/pages/About.mdx', 'pages'],
  [
    '/home/pages/docusaurus-plugin-content-pages',
    'i18n/es/docusaurus-plugin-content-pages/TrendSoft/pages/About.mdx',
    'i18n/es/docusaurus-plugin-content-pages',
  ],
])('in the project %s, %s is below %s', (root, file, folder) => {
  const spy = jest.spyOn(process, 'cwd').mockReturnValue(root);
  expect(placeOf(path.posix.join(root, file))).toEqual({
    folder: path.posix.join(root, folder),
    name: 'TrendSoft/pages/About.mdx',
  });
  spy.mockRestore();
});

test('a file with the prefix @site is found', () => {
  expect(placeOf('@site/pages/About.mdx')).toEqual({folder: '@site/pages', name: 'About.mdx'});
  expect(placeOf('/elsewhere/About.mdx')).toBeUndefined();
});
