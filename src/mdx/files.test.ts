import path from 'node:path';
import {splitPagePath} from './files';

test.each([
  {root: '/home/ann/pages/website', file: 'pages/TrendSoft/pages/About.mdx', folder: 'pages'},
  {root: '/home/ann/website', file: 'pages/TrendSoft/pages/About.mdx', folder: 'pages'},
  {
    root: '/home/pages/docusaurus-plugin-content-pages',
    file: 'i18n/es/docusaurus-plugin-content-pages/TrendSoft/pages/About.mdx',
    folder: 'i18n/es/docusaurus-plugin-content-pages',
  },
])('in the project $root, $file is below $folder', ({root, file, folder}) => {
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
