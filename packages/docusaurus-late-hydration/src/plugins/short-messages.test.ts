import {parse} from 'acorn';
import type {LoadContext} from '@docusaurus/types';
import {shortMessages} from './short-messages';

/** Calls the loader as the bundler does. @param removeIds its option */
function shorten(code: string, removeIds = false): string {
  const loader = jest.requireActual<(this: object, source: string) => string>(
    './short-messages-loader.cjs',
  );
  const result = loader.call({getOptions: () => ({removeIds})}, code);
  parse(result, {ecmaVersion: 'latest', sourceType: 'module'});
  return result.split('\n').at(-1) ?? '';
}

const IMPORT = `import Translate, {translate as t} from '@docusaurus/Translate';\n`;

test.each([
  {
    what: 'a call',
    code: `t({id: 'A.b', message: 'It\\'s {n}', description: "The 'n' of it"}, {n})`,
    short: `t({id: 'A.b', message: 'It\\'s {n}', }, {n})`,
    shortest: `t({message: 'It\\'s {n}', }, {n})`,
  },
  {
    what: 'any order',
    code: `t({description: 'A', message: 'B', id: 'c'})`,
    short: `t({message: 'B', id: 'c'})`,
    shortest: `t({message: 'B', })`,
  },
  {
    what: 'the component',
    code: `jsx(Translate, {id: "A.b", description: "C", children: "Close"})`,
    short: `jsx(Translate, {id: "A.b", children: "Close"})`,
    shortest: `jsx(Translate, {children: "Close"})`,
  },
  {
    what: 'a message whose text is elsewhere',
    code: `t({id: 'A.b', description: 'C'})`,
    short: `t({id: 'A.b', })`,
    shortest: `t({id: 'A.b', })`,
  },
])('$what gets no description, and no id in the language of the source', (row) => {
  expect(shorten(IMPORT + row.code)).toBe(row.short);
  expect(shorten(IMPORT + row.code, true)).toBe(row.shortest);
});

test.each([
  `head({id: 'A', message: 'B', description: 'C'})`,
  `jsx(Head, {id: 'A', description: 'B', children: 'C'})`,
  `t({id: key, message: 'B', description: text()})`,
  `t(message)`,
])('other code is unchanged: %s', (code) => {
  expect(shorten(IMPORT + code, true)).toBe(code);
});

test('functions of the same name from other modules are unchanged', () => {
  const code = `import {translate} from './text'; // @docusaurus/Translate\ntranslate({description: 'A', message: 'B'})`;
  expect(shorten(code)).toBe(code.split('\n').at(-1));
});

test('ids are removed in the language of the source alone', () => {
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
  const optionsIn = (currentLocale: string) => {
    const plugin = shortMessages({i18n: {currentLocale}} as LoadContext, {sourceLocale: 'en'});
    return plugin.configureWebpack?.({}, false, {} as never, undefined);
  };
  expect(optionsIn('en')).toMatchObject({module: {rules: [{options: {removeIds: true}}]}});
  expect(optionsIn('es')).toMatchObject({module: {rules: [{options: {removeIds: false}}]}});
  jest.restoreAllMocks();
});
