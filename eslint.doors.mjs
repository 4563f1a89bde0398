import path from 'node:path';

/**
 * Folders with one door: others import their index.ts and nothing behind it. A star stands for each folder there.
 * Beside each, what belongs to it elsewhere: its command and its tests.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const DOORS = {
  'scripts/check': ['scripts/check.ts'],
  'scripts/i18n': [],
  'src/components/*': ['tests/setup'],
  'src/headers': [],
  'src/locales': [],
  'src/menus': [],
  'src/plugins/front-matter': [],
  'src/primitives/*': [],
  'src/server': ['tests/server'],
  'tests/a11y/audit': ['tests/a11y'],
  'tests/listen': [],
};

const isIn = (file, folder) => `${file}/`.startsWith(`${folder}/`);

/** The folder that an entry of DOORS means, where a path leads into it. */
function entered(target, entry) {
  const [start] = new RegExp(`^${entry.replace('*', '[^/]+')}(?=/|$)`).exec(target) ?? [];
  return start;
}

/** A test looks at whatever it tests. */
const isTest = (file) => /\.(?:test|spec)\.tsx?$/.test(file);

/** The door that an import passes by; undefined when there is none. */
function passedBy(file, specifier) {
  const target = specifier.startsWith('@site/')
    ? specifier.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(file), specifier);
  const [entry = '', own = []] = Object.entries(DOORS).find(([one]) => entered(target, one)) ?? [];
  const folder = entry && entered(target, entry);
  if (!folder || [folder, ...own].some((one) => isIn(file, one))) return undefined;
  return [folder, `${folder}/index`].includes(target) ? undefined : folder;
}

/** @type {import('eslint').Rule.RuleModule} */
const oneDoor = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {door: 'Import {{folder}}/index: it is the door of this module.'},
  },
  create({filename, cwd, report}) {
    const file = path.relative(cwd, filename).split(path.sep).join('/');
    if (isTest(file)) return {};
    const look = ({source}) => {
      const specifier = source?.value;
      const folder = /^(?:\.|@site\/)/.test(specifier ?? '') && passedBy(file, specifier);
      if (folder) report({node: source, messageId: 'door', data: {folder}});
    };
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
      TSImportType: look,
    };
  },
};

export default {rules: {'one-door': oneDoor}};
