/** What is put in place of packages: who imports those, and what they ask of them. */
import {readFileSync} from 'node:fs';

// The same package in the form that Jest reads.
jest.mock('history/esm/history.js', () => jest.requireActual<object>('history'));

const CORE = '@docusaurus/core/lib/client';
const ROUTER = 'react-router/esm/react-router.js';

/** A package, a module that brings it into the browser, and what stands in its place. */
const REPLACED: [name: string, importer: string, ours: string][] = [
  ['history', ROUTER, './history'],
  ['history', 'react-router-dom/esm/react-router-dom.js', './history'],
  ['react-is', ROUTER, `${CORE}/exports/Noop`],
  ['hoist-non-react-statics', ROUTER, `${CORE}/exports/Noop`],
  ['prop-types', ROUTER, './prop-types'],
  ['@docusaurus/utils-common', `${CORE}/exports/Link.js`, './utils-common'],
];

/** What a module imports from a package by name; `default` for the whole; undefined where it imports nothing. */
function importedFrom(name: string, importer: string): string[] | undefined {
  const source = readFileSync(require.resolve(importer), 'utf8');
  const [, clause] = new RegExp(`^import (.+) from ['"]${name}['"]`, 'm').exec(source) ?? [];
  const named = /\{([^}]+)\}/.exec(clause ?? '')?.[1]?.split(',') ?? ['default'];
  return clause === undefined ? undefined : named.map((one) => one.trim());
}

/** react-router checks by it in development alone, and has no other use of its name. */
const UNUSED = ['isValidElementType', 'createMemoryHistory'];

test.each(REPLACED)('what stands for %s has what %s imports', (name, importer, ours) => {
  const has = Object.keys(jest.requireActual<object>(ours));
  const asked = importedFrom(name, importer) ?? [];
  expect(asked.filter((one) => !has.includes(one) && !UNUSED.includes(one))).toEqual([]);
});
