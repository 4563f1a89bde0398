import path from 'node:path';
import {splitPagePath} from './files';

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
  expect(splitPagePath(path.posix.join(root, file))).toEqual({
    folder: path.posix.join(root, folder),
    name: 'TrendSoft/pages/About.mdx',
  });
  spy.mockRestore();
});

test('a file with the prefix @site is found', () => {
  expect(splitPagePath('@site/pages/A.mdx')).toEqual({folder: '@site/pages', name: 'A.mdx'});
  expect(splitPagePath('/elsewhere/About.mdx')).toBeUndefined();
});
