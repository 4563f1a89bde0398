import {readdirSync} from 'node:fs';
import path from 'node:path';
import classNames, {classNameOf} from '.';

const SRC = path.join(__dirname, '../..');

/** A build's configuration, as far as it matters here. */
const withLoader = (options: object) => ({module: {rules: [{use: [{loader: 'css', options}]}]}});

function configure(config: object): void {
  classNames().configureWebpack?.(config, false, {} as never, undefined);
}

test('a class is named by its file and itself', () => {
  expect(classNameOf({resourcePath: '/src/components/Cards/Cards.module.css'}, '', 'link')).toBe(
    'Cards_link',
  );
});

test('no two style sheets have one name, so no two classes have', () => {
  const names = readdirSync(SRC, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('the loader of CSS modules is told so', () => {
  const modules = {localIdentName: '[local]_[contenthash:base64:4]'};
  configure(withLoader({modules}));
  expect(modules).toHaveProperty('getLocalIdent', classNameOf);
});

test('a loader that has moved stops the build', () => {
  expect(() => configure(withLoader({}))).toThrow(/no longer names classes/);
});
