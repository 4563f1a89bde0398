import {readdirSync} from 'node:fs';
import path from 'node:path';
import classNames, {classNameOf} from '.';

const SRC = path.join(__dirname, '../..');

/** The relevant part of a build's configuration. */
const withLoader = (options: object) => ({module: {rules: [{use: [{loader: 'css', options}]}]}});

function configure(config: object): void {
  classNames().configureWebpack?.(config, false, {} as never, undefined);
}

test('style sheets have unique names, so class names are unique', () => {
  const names = readdirSync(SRC, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(20);
  expect(classNameOf({resourcePath: '/Tabs/Ruled.module.css'}, '', 'a')).toBe('Ruled_a');
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('a missing loader stops the build', () => {
  expect(() => configure(withLoader({}))).toThrow(/no longer sets `localIdentName`/);
});
